import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_KEY_BYTES } from './constants.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Compares a password with the stored hash in constant time. */
export async function isPasswordRight(password: string, kept: string): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  const expected = Buffer.from(key, 'hex');
  const derived = await derive(password, Buffer.from(salt, 'hex'), PASSWORD_KEY_BYTES);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}
