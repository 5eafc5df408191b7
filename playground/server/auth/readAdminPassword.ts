import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PASSWORD_FILE = 'admin-password';

const PASSWORD_BYTES = 12;

/** The admin's password from the data folder; made and stored there on the first start, readable for its owner only. */
export function readAdminPassword(dataFolder: string): string {
  const path = join(dataFolder, PASSWORD_FILE);
  mkdirSync(dataFolder, { recursive: true });
  try {
    // "wx" fails where the file is already there, so of two first starts at once only one writes.
    writeFileSync(path, randomBytes(PASSWORD_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
