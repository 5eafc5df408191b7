import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const worker = fileURLToPath(new URL('layoutWorker.mjs', import.meta.url));

/** Layouts of 1,000 to 100,000 images in Node, without a browser: the rivals' own functions, ours, and one pass over an array. */
export function measureLayouts(app, rounds) {
  const copy = join(app, 'layoutWorker.mjs');
  cpSync(worker, copy);
  cpSync(
    fileURLToPath(new URL('../pages/shared/platformLayouts.js', import.meta.url)),
    join(app, 'platformLayouts.mjs'),
  );
  return JSON.parse(execFileSync(process.execPath, [copy, String(rounds)], { cwd: app, encoding: 'utf8' }));
}
