import { timingSafeEqual } from 'node:crypto';
import { createNonce } from './createNonce.ts';

/** Whether a nonce was made for this session, in this span of time or the one before. */
export function isNonceGood(nonce: string, token: string, now: number): boolean {
  const given = Buffer.from(nonce);
  return [0, 1].some((spansAgo) => {
    const expected = Buffer.from(createNonce(token, now, spansAgo));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
