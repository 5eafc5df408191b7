import { createChunk } from './createChunk.ts';

// Marked as pure, so that pages that do not use a feature do not get its chunk.

/** Touch gestures for swiping and zooming. The chunk is loaded on the first touch. */
export const gesturesChunk = /* @__PURE__ */ createChunk(() => import('./gestures.ts'));

/** The tile and cube effects. */
export const tilesChunk = /* @__PURE__ */ createChunk(() => import('./tiles.ts'));
