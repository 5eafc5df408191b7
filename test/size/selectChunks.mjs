/** The chunks that the first picture of a lightbox waits for: of the kit, and of an adapter. */
const OPENING_CHUNKS = /^(GalleryLightbox|createLightboxPorts)$/;
/** The chunks that come only with an option of the page: analytics, overlays of others, downloads, stars, watermarks. */
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
 * Parts the chunks of a page by the moment a visitor needs them. `first`: what a page loads before anything is opened. `opening`: what the first
 * picture of its lightbox waits for. `asked`: what comes when a visitor opens something else. `chosen`: what no page loads that has not set the
 * option for it. Which chunk is the lightbox, and which are chosen, their names say.
 */
export function selectChunks(chunks) {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const all = reachable(chunks, entries, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const behind = (starts, taken) => reachable(chunks, starts, statically).filter((chunk) => !taken.includes(chunk));
  const named = (pattern) => all.filter(({ name }) => pattern.test(name));
  const first = behind(entries, []);
  const opening = behind(named(OPENING_CHUNKS), first);
  const chosen = behind(named(OPTIONAL_CHUNKS), [...first, ...opening]);
  const taken = new Set([...first, ...opening, ...chosen]);
  return { first, opening, asked: all.filter((chunk) => !taken.has(chunk)), chosen };
}
