import { createHmac } from 'node:crypto';
import { NONCE_LENGTH, NONCE_SPAN_MS } from './constants.ts';

/**
 * Returns the nonce of a session for a span of time: ten hexadecimal digits that cannot be computed without the
 * session's token.
 */
export function createNonce(token: string, now: number, spansAgo = 0): string {
  const span = Math.floor(now / NONCE_SPAN_MS) - spansAgo;
  return createHmac('sha256', token).update(`wp_rest|${span}`).digest('hex').slice(0, NONCE_LENGTH);
}
