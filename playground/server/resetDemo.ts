import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, openDatabase } from './database/openDatabase.ts';
import { seedDatabase } from './seed/seedDatabase.ts';

/**
 * Restores the demo's original content. Hits, sessions and all other changes are lost, but the admin's password is
 * kept. The server must not be running.
 */
export function resetDemo(dataFolder: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(dataFolder, `${DATABASE_FILE}${ending}`), { force: true });
  openDatabase(dataFolder, seedDatabase).close();
}
