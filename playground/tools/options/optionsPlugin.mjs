import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceStamp } from '../sourceStamp.mjs';
import { readOptions } from './readOptions.mjs';

const INPUTS = ['hooks', 'ui', 'playground/tools/options', 'tsconfig.json'];

/** Writes the tables of options to a folder, one file per module, unless they are up to date. */
export function writeOptions(root, folder = join(root, 'playground/build/options')) {
  const stampFile = join(folder, 'stamp.txt');
  const stamp = sourceStamp(root, INPUTS);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const tables = readOptions(root);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, types] of Object.entries(tables)) {
    if (types.length > 0) writeFileSync(join(folder, `${name}.json`), JSON.stringify(types));
  }
  writeFileSync(stampFile, stamp);
}

/** Writes the tables of options before Vite resolves the workshop's modules. */
export const optionsPlugin = (root) => ({ name: 'loggia-options', config: () => writeOptions(root) });
