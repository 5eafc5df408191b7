import type { LightboxData, LightboxRequest } from '../backend/LightboxSource.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { buildLightboxUrl } from './buildLightboxUrl.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { isWireId } from './isWireId.ts';
import { parseLightboxAnswer } from './parseLightboxAnswer.ts';

/** Asks for a lightbox and reads the answer; keeps what posts of it need. */
export async function loadLightbox(
  wire: WordPressWire,
  request: LightboxRequest,
  signal: AbortSignal,
): Promise<LightboxData> {
  // It may come from an address, which anybody can write. One that no image of the site can have is never sent.
  if (request.imageId && !isWireId(request.imageId)) throw new MissingContentError();
  const { config, session } = wire;
  const randomSeed = request.randomSeed || session.seedFor(request.sort);
  const url = buildLightboxUrl({ ...config, lightboxUrl: session.lightboxUrl }, { ...request, randomSeed });
  const html = await wire.ask(url, { signal });
  const { data, actionUrl, shopUrl, commentPanel } = parseLightboxAnswer(
    html,
    request.imageId,
    wire.answerContext(request.galleryId),
  );
  session.actionUrl = actionUrl;
  session.shopUrl = shopUrl;
  session.commentPanel = commentPanel;
  return data;
}
