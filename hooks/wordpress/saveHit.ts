import { buildHitRequest } from './buildHitRequest.ts';
import type { WordPressWire } from './createWordPressWire.ts';

/** Counts one showing. Before a lightbox has told its own address the lightbox call's serves: it takes the same posts. */
export async function saveHit({ ask, session }: WordPressWire, imageId: string, signal: AbortSignal): Promise<void> {
  const { url, form } = buildHitRequest(session.actionUrl ?? session.lightboxUrl, imageId);
  await ask(url, { form, signal, keepalive: true });
}
