import { readSource } from './readSource.mjs';

const KIT = /^ui\/.*\.tsx?$/;
const COMPONENT = /\.tsx$/;
/** The folder with the component lists of the lazy chunks that contain several components. */
const LISTS = 'ui/chunks/';
/** The chunks that load inside a lightbox. They may share the code of the lightbox's own chunk. */
const IN_LIGHTBOX = new Set(['commentsChunk', 'shopChunk', 'extrasChunk', 'embedsChunk', 'menusChunk']);
const LIGHTBOX = 'fullLightboxChunk';

const CHUNK = /(?:\bconst (\w+) =|\b\w+:)\s*createChunk\(\(\) => import\('(\.[^']+)'\)/g;
const NAMED_IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]+)['"]/g;

/** Returns the kit's files that a file imports statically. */
const needsOf = ({ imports }) =>
  imports.filter(({ isType, isLate, file }) => !isType && !isLate && KIT.test(file ?? '')).map(({ file }) => file);

/** Returns all files that a file needs, each with the file that imports it. */
function importersFrom(start, needs) {
  const importers = new Map([[start, null]]);
  for (const path of importers.keys()) {
    for (const next of needs.get(path) ?? []) if (!importers.has(next)) importers.set(next, path);
  }
  return importers;
}

function importChain(end, importers) {
  const chain = [];
  for (let path = end; path; path = importers.get(path)) chain.unshift(path);
  return chain.join(' -> ');
}

/** Returns each lazy chunk: the file that declares it, its name, its entry, and the components that only it may contain. */
function chunksOf(sources, needs) {
  return sources.flatMap(({ path, code, imports }) =>
    [...code.matchAll(CHUNK)].flatMap(([, name, target]) => {
      const entry = imports.find((found) => found.isLate && found.target === target)?.file;
      if (!entry) return [];
      const components = entry.startsWith(LISTS) ? (needs.get(entry) ?? []) : [entry];
      return [{ path, name, entry, components, importers: importersFrom(entry, needs) }];
    }),
  );
}

/** Reports files that statically import the code of a lazy chunk, which then is no longer lazy. */
function findEagerImports(path, importers, chunks) {
  return chunks.flatMap(({ entry, components }) =>
    [entry, ...components]
      .filter((file) => importers.has(file))
      .slice(0, 1)
      .map((file) => `${path} needs ${file}, which belongs to a lazy chunk: ${importChain(file, importers)}`),
  );
}

/** Whether two chunks are declared in the same file. */
const areInSameFile = (chunk, other) => chunk.path === other.path;

/** Reports components that two chunks share but the lightbox lacks: they would be loaded twice, or in a separate request. */
function findSharedComponents(chunks) {
  const lightbox = chunks.find(({ name }) => name === LIGHTBOX)?.importers;
  const inLightbox = chunks.filter(({ name }) => IN_LIGHTBOX.has(name));
  const own = new Set(inLightbox.flatMap(({ entry, components }) => [entry, ...components]));
  const first = new Map();
  return inLightbox.flatMap(({ entry, importers }) =>
    [...importers.keys()].flatMap((file) => {
      if (!COMPONENT.test(file) || own.has(file) || lightbox?.has(file)) return [];
      const other = first.get(file);
      if (other === undefined) first.set(file, entry);
      return other === undefined
        ? []
        : [
            `${entry} needs ${file}, and so does ${other}: move shared components to the lightbox chunk, or pass them as props`,
          ];
    }),
  );
}

/**
 * Checks that the code of lazy chunks is imported only by `import()`. Takes all files as `[path, text]` and returns messages. Type imports are
 * ignored.
 */
export function checkChunks(files) {
  const sources = files.filter(([path]) => KIT.test(path)).map(([path, text]) => readSource(path, text));
  const needs = new Map(sources.map((source) => [source.path, needsOf(source)]));
  const chunks = chunksOf(sources, needs);
  const eager = sources.flatMap(({ path, code, imports }) => {
    const named = [...code.matchAll(NAMED_IMPORT)].flatMap(([, names, target]) => {
      const file = imports.find((found) => found.target === target)?.file;
      return chunks.filter(({ path: list, name }) => list === file && name && new RegExp(`\\b${name}\\b`).test(names));
    });
    return named.length > 0 ? findEagerImports(path, importersFrom(path, needs), named) : [];
  });
  const others = chunks.flatMap((chunk) =>
    findEagerImports(
      chunk.entry,
      chunk.importers,
      chunks.filter((other) => other !== chunk && areInSameFile(chunk, other)),
    ),
  );
  return [...new Set([...eager, ...others, ...findSharedComponents(chunks)])];
}
