import { createHmac, timingSafeEqual } from 'node:crypto';
import { NONCE_LENGTH, NONCE_SPAN_MS } from './constants.ts';

/**
 * Returns the nonce of a session for a span of time: ten hexadecimal digits that cannot be computed without the
 * session's token.
 */
export function createNonce(token: string, now: number, spansAgo = 0): string {
  const span = Math.floor(now / NONCE_SPAN_MS) - spansAgo;
  return createHmac('sha256', token).update(`wp_rest|${span}`).digest('hex').slice(0, NONCE_LENGTH);
}

/** Whether a nonce was created for this session, in the current span or the previous one. */
export function isNonceGood(nonce: string, token: string, now: number): boolean {
  const given = Buffer.from(nonce);
  return [0, 1].some((spansAgo) => {
    const expected = Buffer.from(createNonce(token, now, spansAgo));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
