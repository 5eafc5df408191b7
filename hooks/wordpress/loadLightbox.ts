import type { LightboxData, LightboxRequest } from '../backend/LightboxSource.ts';
import { buildLightboxUrl } from './buildLightboxUrl.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { parseLightboxAnswer } from './parseLightboxAnswer.ts';

/** Asks for a lightbox and reads the answer; keeps what posts of it need. */
export async function loadLightbox(
  wire: WordPressWire,
  request: LightboxRequest,
  signal: AbortSignal,
): Promise<LightboxData> {
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
