import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first line of a browser test file that needs its own page, for example because it tests how a chunk loads. */
const MARK = '// @own-page\n';

const test = dirname(import.meta.dirname);

/** Returns the marked browser test files, with paths from the repository's root. */
export function findOwnPageTests() {
  return readdirSync(test, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.browser\.test\.tsx?$/.test(path))
    .filter((path) => readFileSync(join(test, path), 'utf8').startsWith(MARK))
    .map((path) => `test/${path}`);
}
