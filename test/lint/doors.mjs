import { readSource } from './readSource.mjs';

const KIT = /^ui\/.*\.tsx?$/;
const COMPONENT = /\.tsx$/;
/** A folder of lists: what comes by one door, where that is more than one component. */
const LISTS = 'ui/doors/';
/** The doors that open in a lightbox, and the one by which it came itself: they may share what comes with it. */
const OVER_LIGHTBOX = new Set(['commentsChunk', 'shopChunk', 'extrasChunk', 'embedsChunk', 'menusChunk']);
const LIGHTBOX = 'lightboxChunk';

const DOOR = /(?:\bconst (\w+) =|\b\w+:)\s*createChunk\(\(\) => import\('(\.[^']+)'\)/g;
const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g;

/** Files of the kit that a file needs before it runs. */
const needsOf = ({ imports }) =>
  imports.filter(({ isType, isLate, file }) => !isType && !isLate && KIT.test(file ?? '')).map(({ file }) => file);

/** All that a file needs, with the way to each: a file, and who needs it. */
function waysFrom(start, needs) {
  const ways = new Map([[start, null]]);
  for (const path of ways.keys()) {
    for (const next of needs.get(path) ?? []) if (!ways.has(next)) ways.set(next, path);
  }
  return ways;
}

function wayTo(end, ways) {
  const way = [];
  for (let path = end; path; path = ways.get(path)) way.unshift(path);
  return way.join(' -> ');
}

/** Each door: its file, the name of its chunk, what it fetches, and the components that nobody else is to need. */
function doorsOf(sources, needs) {
  return sources.flatMap(({ path, code, imports }) =>
    [...code.matchAll(DOOR)].flatMap(([, name, target]) => {
      const entry = imports.find((found) => found.isLate && found.target === target)?.file;
      if (!entry) return [];
      const components = entry.startsWith(LISTS) ? (needs.get(entry) ?? []) : [entry];
      return [{ path, name, entry, components, ways: waysFrom(entry, needs) }];
    }),
  );
}

/** A door's code that somebody who fetches it, or another door, needs already comes at once: it is late no more. */
function needsNoDoor(path, ways, doors) {
  return doors.flatMap(({ entry, components }) =>
    [entry, ...components]
      .filter((file) => ways.has(file))
      .slice(0, 1)
      .map((file) => `${path} needs ${file}, which comes by a door of its own: ${wayTo(file, ways)}`),
  );
}

/** Whether two doors stand beside each other, in one list. */
const areBeside = (door, other) => door.path === other.path;

/** Code that two doors over the lightbox share, and the lightbox lacks, would be fetched for each of them, or by a request of its own. */
function shareNoComponent(doors) {
  const lightbox = doors.find(({ name }) => name === LIGHTBOX)?.ways;
  const over = doors.filter(({ name }) => OVER_LIGHTBOX.has(name));
  const own = new Set(over.flatMap(({ entry, components }) => [entry, ...components]));
  const first = new Map();
  return over.flatMap(({ entry, ways }) =>
    [...ways.keys()].flatMap((file) => {
      if (!COMPONENT.test(file) || own.has(file) || lightbox?.has(file)) return [];
      const other = first.get(file);
      if (other === undefined) first.set(file, entry);
      return other === undefined
        ? []
        : [`${entry} needs ${file}, as ${other} does: what two doors share comes with the lightbox, or through props`];
    }),
  );
}

/**
 * Complaints about files of the kit, as `[path, text]`, that have the code of a door without opening it, as lines to print. Types are of
 * nobody's concern: they are gone when code is fetched.
 */
export function checkDoors(files) {
  const sources = files.filter(([path]) => KIT.test(path)).map(([path, text]) => readSource(path, text));
  const needs = new Map(sources.map((source) => [source.path, needsOf(source)]));
  const doors = doorsOf(sources, needs);
  const opens = sources.flatMap(({ path, code, imports }) => {
    const named = [...code.matchAll(NAMED_IMPORT)].flatMap(([, names, target]) => {
      const file = imports.find((found) => found.target === target)?.file;
      return doors.filter(({ path: list, name }) => list === file && name && new RegExp(`\\b${name}\\b`).test(names));
    });
    return named.length > 0 ? needsNoDoor(path, waysFrom(path, needs), named) : [];
  });
  const others = doors.flatMap((door) =>
    needsNoDoor(
      door.entry,
      door.ways,
      doors.filter((other) => other !== door && areBeside(door, other)),
    ),
  );
  return [...new Set([...opens, ...others, ...shareNoComponent(doors)])];
}
