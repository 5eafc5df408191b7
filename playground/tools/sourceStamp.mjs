import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'build', '.data', '.cache', 'stories']);

function* filesUnder(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) {
    yield { path, size: entry.size, changed: entry.mtimeMs };
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!IGNORED.has(name)) yield* filesUnder(join(path, name));
  }
}

/**
 * Returns a short hash of the state of the sources. The same files with the same modification times give the same hash.
 */
export function sourceStamp(root, inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    for (const { path, size, changed } of filesUnder(join(root, input))) {
      hash.update(`${relative(root, path)}\0${size}\0${changed}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
