import { randomBytes, scryptSync } from 'node:crypto';
import { PASSWORD_KEY_BYTES } from './constants.ts';

const SALT_BYTES = 16;

/** What is kept of a password: salt and scrypt key, in hexadecimal, with a colon between. It blocks: for the start only. */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('hex')}:${scryptSync(password, salt, PASSWORD_KEY_BYTES).toString('hex')}`;
}
