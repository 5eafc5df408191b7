import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FROM_CHUNKS = /^import \{([^}]*)\} from '((?:\.\.?\/)+(?:\w+\/)*)chunks\.ts';/gm;
const CHUNK = /^(.*\/)chunks\.(\w+)\.ts$/;
const EXPORTS = /(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export const (\w+) = [^;]*;\n/g;

/** Whether `separateChunks` created the module. */
export const isChunk = (id) => CHUNK.test(id);

const importSeparately = (_statement, names, folder) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `import { ${name} } from '${folder}chunks.${name}.ts';`)
    .join(' ');

/**
 * Returns a Rollup and Vite plugin that turns each chunk of a `chunks.ts` into its own module. Bundlers assign all
 * `import()` calls of a module to everything that imports it. If all chunks were in one module, a gallery would
 * reference the chunks of playlists and pop-ups, and shared code would be split for them.
 */
export function separateChunks() {
  return {
    name: 'separate-chunks',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('chunks.ts')) return null;
      return { code: code.replaceAll(FROM_CHUNKS, importSeparately), map: null };
    },
    resolveId(source, importer) {
      return importer && CHUNK.test(source) ? resolve(importer, '..', source) : null;
    },
    load(id) {
      const [, folder, wanted] = CHUNK.exec(id) ?? [];
      if (!wanted) return null;
      const code = readFileSync(`${folder}chunks.ts`, 'utf8');
      return code.replaceAll(EXPORTS, (whole, name) => (name === wanted ? whole : whole.replaceAll(/[^\n]/g, '')));
    },
  };
}
