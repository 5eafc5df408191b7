import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
