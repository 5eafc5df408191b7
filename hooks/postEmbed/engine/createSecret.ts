import { POST_EMBED_SECRET_LENGTH } from '../constants.ts';

const DIGITS = 36;

/** Letters and digits that no other frame of the page knows. */
export function createSecret(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(POST_EMBED_SECRET_LENGTH));
  return Array.from(numbers, (number) => (number % DIGITS).toString(DIGITS)).join('');
}
