import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const worker = fileURLToPath(new URL('layoutWorker.mjs', import.meta.url));

/** Measures layouts of 1,000 to 100,000 images in Node: the functions of the other libraries, Loggia's, and a single pass over an array. */
export function measureLayouts(app, rounds) {
  const copy = join(app, 'layoutWorker.mjs');
  cpSync(worker, copy);
  cpSync(
    fileURLToPath(new URL('../pages/shared/platformLayouts.js', import.meta.url)),
    join(app, 'platformLayouts.mjs'),
  );
  return JSON.parse(execFileSync(process.execPath, [copy, String(rounds)], { cwd: app, encoding: 'utf8' }));
}
