// The journeys of docs/contributing.md, held against the sources.
import { posix } from 'node:path';
import { readSource } from './readSource.mjs';

const JOURNEY = /^### (.+) \((\d+) of (\d+)\)\n[^#]*?```\n([\s\S]*?)\n```/gm;
const ENTRY_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*'@loggia\/hooks\/(\w+)'/g;
const HANDED_ON = /\bexport\s*\{([^}]*)\}\s*from\s*'(\.[^']+)'/g;
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

const namesIn = (list) => list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]);

/** The files from which an entry hands on one of these names. */
function handedOn(entry, names, read) {
  const index = `hooks/${entry}/index.ts`;
  return [...readSource(index, read(index)).code.matchAll(HANDED_ON)]
    .filter(([, list]) => namesIn(list).some((name) => names.includes(name)))
    .map(([, , target]) => posix.join(posix.dirname(index), target));
}

/** The targets of a file's imports; `@loggia/hooks/…` leads to the files of the imported names. Types come apart: nothing runs by them. */
function targetsOf(file, read) {
  const { imports, code } = readSource(file, read(file));
  const late = [...code.matchAll(LATE_IMPORT)].map(([, target]) => posix.join(posix.dirname(file), target));
  const own = (isType) => imports.filter((found) => found.isType === isType).flatMap((found) => found.file ?? []);
  const entries = [...code.matchAll(ENTRY_IMPORT)].flatMap(([, list, entry]) => handedOn(entry, namesIn(list), read));
  return { code: new Set([...late, ...own(false), ...entries]), types: new Set(own(true)) };
}

const declaresType = (text, member) => new RegExp(String.raw`\b(?:interface|type) ${member}\b`).test(text);

/** An import of types joins a file only with the stop of a type, such as a port. */
function leadsTo(one, other, read) {
  const { code, types } = targetsOf(one.file, read);
  return code.has(other.file) || (types.has(other.file) && declaresType(read(other.file), other.member));
}

const isJoined = (one, other, read) =>
  one.file === other.file || leadsTo(one, other, read) || leadsTo(other, one, read);

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
    ...stops.flatMap((stop, index) => {
      const before = stops[index - 1] ?? stop;
      return isJoined(before, stop, read) ? [] : [`${name}: no import joins ${before.file} and ${stop.file}`];
    }),
  ];
}
