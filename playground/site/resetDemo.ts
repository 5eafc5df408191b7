import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createCms } from '../server/createCms.ts';
import { DATABASE_FILE } from '../server/database/openDatabase.ts';

/** Puts the content of the demo back to what it was on the first day. Its password and its painted images stay. */
export function resetDemo(dataFolder: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(join(dataFolder, `${DATABASE_FILE}${ending}`), { force: true });
  createCms({ dataFolder }).close();
}
