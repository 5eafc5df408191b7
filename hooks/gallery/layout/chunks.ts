import { createChunk } from '../../core/chunk/createChunk.ts';

// Marked as pure, so that pages that do not use the feature do not get its chunk.
/**
 * Scrolling of galleries: to a restored position, to the item in a URL fragment, and to the start of another page of
 * images. The chunk is loaded when the page is scrolled, reloaded or revisited, has a fragment, or shows another page.
 */
export const scrollChunk = /* @__PURE__ */ createChunk(() => import('./engine/scrollCode.ts'));
