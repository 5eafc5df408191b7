import { randomBytes, scryptSync } from 'node:crypto';
import { PASSWORD_KEY_BYTES } from './constants.ts';

const SALT_BYTES = 16;

/**
 * Returns the stored form of a password: salt and scrypt key in hexadecimal, separated by a colon. It blocks, so call
 * it only on startup.
 */
export function hashPassword(password: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('hex')}:${scryptSync(password, salt, PASSWORD_KEY_BYTES).toString('hex')}`;
}
