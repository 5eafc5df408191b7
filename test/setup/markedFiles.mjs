import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The first line of a browser test file that shares its page with other marked files. */
export const MARK = '// @shared-page';

const test = dirname(import.meta.dirname);

/** Returns the browser test files, with paths from the repository's root, and whether each has the mark. */
export function readBrowserTests() {
  return readdirSync(test, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.browser\.test\.tsx?$/.test(path))
    .toSorted()
    .map((path) => {
      const source = readFileSync(join(test, path), 'utf8');
      return { path: `test/${path}`, source, isMarked: source.startsWith(`${MARK}\n`) };
    });
}
