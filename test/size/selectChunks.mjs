/** What the first picture of a lightbox waits for. */
const OPENING_PART = /lightbox/i;
/** What comes by itself once the lightbox is there. */
const FOLLOWING_PART = /^(createSlidePlayer|watchFrameFocus)$/;
/** What comes only with an option of the page: analytics, overlays of others, downloads, stars, watermarks. */
const CHOSEN_PART = /^(extras|loadFile)$/;
/** What static data needs for a search, an order, or for what a visitor does; what a fragment, a return or a scroll needs. */
const LATER_PART = /selectImages|createStaticPorts|readHash|followVisit/;

/** What comes with a fragment of the address, a return and the first scroll, a lightbox or none. */
const ADDRESS_PART = /^followVisit$/;

const isPart = (chunks, fileName, pattern) =>
  chunks.some((chunk) => chunk.fileName === fileName && pattern.test(chunk.name));

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

/**
 * Parts the chunks of a page by the moment a visitor needs them. `first`: all that a gallery loads, be it at once or on its
 * way, until its lightbox opens. `opening`: what the first picture of the lightbox waits for. `following`: what comes after
 * that picture by itself. `asked`: what comes when the visitor asks for it. `chosen`: what no page loads that has not set the
 * option for it. `addressed`: what leads to a place: that of a fragment, or of a visitor who comes back. A lazily loaded part belongs to the lightbox when its name says so.
 */
export function selectChunks(chunks) {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const first = reachable(chunks, entries, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter(
      (fileName) => ![OPENING_PART, LATER_PART].some((pattern) => isPart(chunks, fileName, pattern)),
    ),
  ]);
  const doors = chunks.filter(
    ({ fileName }) =>
      isPart(chunks, fileName, OPENING_PART) && first.some(({ dynamicImports }) => dynamicImports.includes(fileName)),
  );
  const opening = reachable(chunks, doors, ({ imports }) => imports).filter((chunk) => !first.includes(chunk));
  const all = reachable(chunks, entries, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const following = reachable(
    chunks,
    chunks.filter(({ name }) => FOLLOWING_PART.test(name)),
    ({ imports }) => imports,
  ).filter((chunk) => !first.includes(chunk) && !opening.includes(chunk));
  const early = new Set([...first, ...opening, ...following]);
  const late = all.filter((chunk) => !early.has(chunk));
  const addressed = late.filter(({ name }) => ADDRESS_PART.test(name));
  const chosen = late.filter(({ name }) => CHOSEN_PART.test(name));
  const asked = late.filter((chunk) => !chosen.includes(chunk) && !addressed.includes(chunk));
  return { first, opening, following, asked, chosen, addressed };
}

/**
 * The chunks of a page with a view. `painting`: what its first paint waits for. `later`: what the view fetches after that, by
 * itself or at the first sign of interest, and no lightbox does.
 */
export function selectViewChunks(chunks) {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const painting = reachable(chunks, entries, ({ imports }) => imports);
  const all = reachable(chunks, entries, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter(
      (fileName) => !isPart(chunks, fileName, OPENING_PART) && !isPart(chunks, fileName, LATER_PART),
    ),
  ]);
  return { painting, later: all.filter((chunk) => !painting.includes(chunk)) };
}
