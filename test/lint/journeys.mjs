// The journeys of docs/contributing.md, held against the sources.
import { posix } from 'node:path';
import { readSource } from './readSource.mjs';

const JOURNEY = /^### (.+) \((\d+) of (\d+)\)\n[^#]*?```\n([\s\S]*?)\n```/gm;
const LATE_IMPORT = /\bimport\(\s*'(\.[^']+)'/g;

/** The journeys as they are written: their name, the files that they say there are and may be, and their stops. */
export const readJourneys = (text) =>
  [...text.matchAll(JOURNEY)].map(([, name, counted, allowed, stops]) => ({
    name,
    counted: Number(counted),
    allowed: Number(allowed),
    stops: stops.split('\n').map((line) => {
      const [file, member] = line.split('#');
      return { file, member };
    }),
  }));

/** The targets of a file's imports; `@loggia/hooks/…` leads to all that the entry hands on. */
function targetsOf(file, read) {
  const { imports, code } = readSource(file, read(file));
  const late = [...code.matchAll(LATE_IMPORT)].map(([, target]) => posix.join(posix.dirname(file), target));
  return new Set([
    ...late,
    ...imports.flatMap(({ target, file: imported }) => {
      if (imported) return [imported];
      const [, entry] = /^@loggia\/hooks\/(\w+)$/.exec(target) ?? [];
      const index = `hooks/${entry}/index.ts`;
      return entry ? readSource(index, read(index)).imports.flatMap(({ file: handed }) => handed ?? []) : [];
    }),
  ]);
}

const isJoined = (one, other, read) =>
  one === other || targetsOf(one, read).has(other) || targetsOf(other, read).has(one);

const declares = (text, member) =>
  new RegExp(String.raw`\b(?:function|const|interface|type|class) ${member}\b`).test(text);

/** Complaints about one journey; none means that it can be walked as it is written. */
export function checkJourney({ name, counted, stops }, read) {
  const files = new Set(stops.map(({ file }) => file));
  return [
    ...(files.size === counted ? [] : [`${name}: ${files.size} files, and the heading says ${counted}`]),
    ...stops
      .filter(({ file, member }) => !declares(read(file), member))
      .map(({ file, member }) => `${name}: ${file} declares no ${member}`),
    ...stops.flatMap(({ file }, index) => {
      const before = stops[index - 1]?.file ?? file;
      return isJoined(before, file, read) ? [] : [`${name}: no import joins ${before} and ${file}`];
    }),
  ];
}
