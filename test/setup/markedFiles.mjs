import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The first line of a browser test file that asks neither where focus is nor how long something takes. Such files run two at a time
 * and share a page with others of their kind; all others have the machine, and a page, for themselves.
 */
export const MARK = '// Free of focus and time: may share the machine.';

const test = dirname(import.meta.dirname);

/** The browser test files of this repository from its root on, and whether each has the mark. */
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
