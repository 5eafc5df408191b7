import { readSource } from './readSource.mjs';

const SHIPPED = /^(?:hooks|ui)\/.*\.(?:ts|tsx|mts|mjs|js)$/;

/** The files that a file needs before it runs: types are gone by then, and `import()` comes later. */
function neededFiles({ imports }) {
  return imports.filter(({ isType, isLate, file }) => !isType && !isLate && file !== undefined).map(({ file }) => file);
}

/** The shortest way from a file back to itself, without its end; undefined where there is none. */
function wayBack(start, needs) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways) {
    for (const next of needs.get(way.at(-1)) ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Complaints about files of the packages, as `[path, text]`, that need each other's values to run, as lines to print. */
export function checkCycles(files) {
  const shipped = files.filter(([path]) => SHIPPED.test(path));
  const needs = new Map(shipped.map(([path, text]) => [path, neededFiles(readSource(path, text))]));
  const told = new Set();
  const complaints = [];
  for (const path of needs.keys()) {
    const way = told.has(path) ? undefined : wayBack(path, needs);
    if (!way) continue;
    for (const file of way) told.add(file);
    complaints.push(`${path} imports itself: ${[...way, path].join(' -> ')}`);
  }
  return complaints;
}
