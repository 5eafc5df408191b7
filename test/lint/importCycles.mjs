import { readSource } from './readSource.mjs';

const SHIPPED = /^(?:hooks|ui)\/.*\.(?:ts|tsx|mts|mjs|js)$/;

/** Returns the files that a file imports statically, without type imports. */
function neededFiles({ imports }) {
  return imports.filter(({ isType, isLate, file }) => !isType && !isLate && file !== undefined).map(({ file }) => file);
}

/** Returns the shortest import cycle of a file without its end, or undefined if there is none. */
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

/** Checks files, as `[path, text]`, for import cycles and returns messages. */
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
