import type { CartBackend } from '../backend/CartBackend.ts';
import type { CommentStore } from '../backend/CommentStore.ts';
import type { HitCounter } from '../backend/HitCounter.ts';
import type { RatingStore } from '../backend/RatingStore.ts';
import { lazyPort } from '../shared/lazyPort.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { createRatingStore } from './createRatingStore.ts';
import { loadPart } from './loadPart.ts';
import { saveHit } from './saveHit.ts';

/** The ports that only a lightbox uses. One that not every lightbox needs fetches its own code: `lazyPort`. */
export interface LaterPorts {
  readonly hits: HitCounter;
  readonly ratings: RatingStore;
  readonly comments: CommentStore;
  readonly cart: CartBackend;
}

export function createLaterPorts(wire: WordPressWire): LaterPorts {
  return {
    hits: { saveHit: (image, { signal }) => saveHit(wire, image.id, signal) },
    ratings: createRatingStore(wire),
    comments: lazyPort(async () => {
      const { createCommentStore } = await loadPart(() => import('./createCommentStore.ts'));
      return { comments: createCommentStore(wire) };
    }, 'comments'),
    cart: lazyPort(async () => {
      const { createCartBackend } = await loadPart(() => import('./createCartBackend.ts'));
      return { cart: createCartBackend(wire) };
    }, 'cart'),
  };
}
