/** The chunks that the first lightbox image waits for: of the kit, and of an adapter. */
const OPENING_CHUNKS = /^(FullGalleryLightbox|createLightboxPorts)$/;
/** The lightboxes that a gallery with a backend never loads. */
const OTHER_LIGHTBOXES = /^(Standard|Custom)GalleryLightbox$/;
/** The chunks that load only with an option: analytics, third-party overlays, downloads, ratings, watermarks. */
const OPTIONAL_CHUNKS = /^extras$/;

function reachable(chunks, starts, follow) {
  const found = new Set(starts);
  for (const chunk of found) {
    for (const fileName of follow(chunk)) {
      const next = chunks.find((candidate) => candidate.fileName === fileName);
      if (next) found.add(next);
    }
  }
  return [...found];
}

const statically = ({ imports }) => imports;

/**
 * Groups the chunks of a page by when they are needed. `first`: before anything is opened. `opening`: for the first lightbox image.
 * `asked`: for later interactions. `chosen`: only if an option is set. The lightbox and optional chunks are recognized by name.
 */
export function selectChunks(chunks) {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const others = new Set(chunks.filter(({ name }) => OTHER_LIGHTBOXES.test(name)));
  const all = reachable(
    chunks.filter((chunk) => !others.has(chunk)),
    entries,
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
  );
  const behind = (starts, taken) => reachable(chunks, starts, statically).filter((chunk) => !taken.includes(chunk));
  const named = (pattern) => all.filter(({ name }) => pattern.test(name));
  const first = behind(entries, []);
  const opening = behind(named(OPENING_CHUNKS), first);
  const chosen = behind(named(OPTIONAL_CHUNKS), [...first, ...opening]);
  const taken = new Set([...first, ...opening, ...chosen]);
  return { first, opening, asked: all.filter((chunk) => !taken.has(chunk)), chosen };
}
