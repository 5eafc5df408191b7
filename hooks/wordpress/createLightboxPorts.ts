import type { Backend } from '../backend/Backend.ts';
import type { LightboxSource } from '../backend/LightboxSource.ts';
import { createCartBackend } from './createCartBackend.ts';
import { createCommentStore } from './createCommentStore.ts';
import { createRatingStore } from './createRatingStore.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { loadLightbox } from './loadLightbox.ts';
import { saveHit } from './saveHit.ts';

/** The ports that only a lightbox uses. */
export interface LightboxPorts extends Required<Pick<Backend, 'hits' | 'ratings' | 'comments' | 'cart'>> {
  readonly lightbox: Pick<LightboxSource, 'load'>;
}

export function createLightboxPorts(wire: WordPressWire): LightboxPorts {
  return {
    lightbox: { load: (request, { signal }) => loadLightbox(wire, request, signal) },
    hits: { saveHit: (image, { signal }) => saveHit(wire, image.id, signal) },
    ratings: createRatingStore(wire),
    comments: createCommentStore(wire),
    cart: createCartBackend(wire),
  };
}
