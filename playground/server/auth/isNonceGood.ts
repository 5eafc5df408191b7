import { timingSafeEqual } from 'node:crypto';
import { createNonce } from './createNonce.ts';

/** Whether a nonce was created for this session, in the current span or the previous one. */
export function isNonceGood(nonce: string, token: string, now: number): boolean {
  const given = Buffer.from(nonce);
  return [0, 1].some((spansAgo) => {
    const expected = Buffer.from(createNonce(token, now, spansAgo));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
