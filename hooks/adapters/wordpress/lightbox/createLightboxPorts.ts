import type { Backend } from '../../../data/backend/Backend.ts';
import type { LightboxData, LightboxRequest, LightboxSource } from '../../../data/backend/LightboxSource.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { createCartBackend } from './createCartBackend.ts';
import { createCommentStore } from './createCommentStore.ts';
import { createRatingStore } from './createRatingStore.ts';
import type { WordPressWire } from '../createWordPressWire.ts';
import { buildHitRequest, buildLightboxUrl } from '../lightboxRequests.ts';
import { parseLightboxResponse } from './parseLightboxResponse.ts';
import { isWireId } from '../wireValues.ts';

/** The archive loader is part of this chunk because it is used as rarely as a lightbox. */
export { loadArchive } from '../../../data/rest/engine/loadFile.ts';

/** Ports that are only used by a lightbox. */
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

/** Requests and parses a lightbox, and keeps the values that later requests need. */
async function loadLightbox(wire: WordPressWire, request: LightboxRequest, signal: AbortSignal): Promise<LightboxData> {
  // The id may come from the URL and is untrusted. An impossible id is never sent.
  if (request.imageId && !isWireId(request.imageId)) throw new MissingContentError();
  const { config, session } = wire;
  const randomSeed = request.randomSeed || session.seedFor(request.sort);
  const url = buildLightboxUrl({ ...config, lightboxUrl: session.lightboxUrl }, { ...request, randomSeed });
  const html = await wire.fetchText(url, { signal });
  const { data, actionUrl, shopUrl, commentPanel } = parseLightboxResponse(
    html,
    request.imageId,
    wire.responseContext(request.galleryId),
  );
  session.actionUrl = actionUrl;
  session.shopUrl = shopUrl;
  session.commentPanel = commentPanel;
  return data;
}

/**
 * Records one view. It is posted to the URL from the last lightbox response or, before the first response, to the URL
 * that the lightbox is requested from, which accepts the same posts.
 */
async function saveHit({ fetchText, session }: WordPressWire, imageId: string, signal: AbortSignal): Promise<void> {
  const { url, form } = buildHitRequest(session.actionUrl ?? session.lightboxUrl, imageId);
  await fetchText(url, { form, signal, keepalive: true });
}
