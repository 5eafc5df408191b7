import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { NONCE_LENGTH, NONCE_SPAN_MS } from '../auth/constants.ts';

/** Pages rendered before a restart have a stale nonce, as on a real site after its keys were changed. */
const SECRET = randomBytes(32);

/** Returns the nonce in a page's link to the zip of a gallery. It identifies no user, because the images are public. */
export function archiveNonce(now: number, spansAgo = 0): string {
  const span = Math.floor(now / NONCE_SPAN_MS) - spansAgo;
  return createHmac('sha256', SECRET).update(`download_gallery|${span}`).digest('hex').slice(0, NONCE_LENGTH);
}

export function isArchiveNonce(nonce: string, now: number): boolean {
  const given = Buffer.from(nonce);
  return [0, 1].some((spansAgo) => {
    const expected = Buffer.from(archiveNonce(now, spansAgo));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
