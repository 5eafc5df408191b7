import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openDatabase } from './database/openDatabase.ts';
import { seedDatabase } from './seed/seedDatabase.ts';

/**
 * Puts the demo's content back to what it was on the first start: hits, sessions and all else that was written since is
 * gone. The admin's password and the rendered images stay. The server must not be running.
 */
export function resetDemo(dataFolder: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(dataFolder, `${DATABASE_FILE}${ending}`), { force: true });
  openDatabase(dataFolder, seedDatabase).close();
}
