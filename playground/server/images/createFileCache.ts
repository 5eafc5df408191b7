import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileCache {
  /** Null when it is not there. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  write(name: string, content: Buffer): Promise<void>;
}

const WRITES_BETWEEN_SWEEPS = 500;
/** A sweep leaves this share, so that the next one is not due at once. */
const SHARE_KEPT = 0.8;

async function sweep(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const entry = await stat(path).catch(() => null);
      return { path, size: entry?.size ?? 0, used: entry?.mtimeMs ?? 0 };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  for (const { path, size } of files.sort((first, second) => first.used - second.used)) {
    if (total <= maxBytes * SHARE_KEPT) return;
    await rm(path, { force: true });
    total -= size;
  }
}

/** Files in one folder, of which the longest unused go once they are too many. Names must be safe to use as they are. */
export function createFileCache(folder: string, maxBytes: number): FileCache {
  mkdirSync(folder, { recursive: true });
  let writes = 0;
  return {
    async read(name) {
      const path = join(folder, name);
      const content = await readFile(path).catch(() => null);
      if (content) void utimes(path, new Date(), new Date()).catch(() => undefined);
      return content;
    },
    has: (name) => stat(join(folder, name)).then(Boolean, () => false),
    async write(name, content) {
      // In one step: a reader sees all of a file or none of it.
      const unfinished = join(folder, `${name}.${randomUUID()}`);
      await writeFile(unfinished, content);
      await rename(unfinished, join(folder, name));
      writes += 1;
      if (writes % WRITES_BETWEEN_SWEEPS === 0) await sweep(folder, maxBytes);
    },
  };
}
