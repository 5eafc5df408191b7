import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Compares a password with the stored hash in constant time. */
export async function isPasswordRight(password: string, kept: string): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  const expected = Buffer.from(key, 'hex');
  const derived = await derive(password, Buffer.from(salt, 'hex'), PASSWORD_KEY_BYTES);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

const PASSWORD_FILE = 'admin-password';

const PASSWORD_BYTES = 12;

/**
 * Returns the admin's password from the data folder. On the first start it is created there, readable only by its
 * owner.
 */
export function readAdminPassword(dataFolder: string): string {
  const path = join(dataFolder, PASSWORD_FILE);
  mkdirSync(dataFolder, { recursive: true });
  try {
    // "wx" fails if the file exists, so that of two concurrent first starts only one writes it.
    writeFileSync(path, randomBytes(PASSWORD_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
