import { createChunk } from './createChunk.ts';

// Pure, so that a page without a feature has no chunk for it.

/** Swiping and zooming with fingers: wanted when the first one goes down. */
export const gesturesChunk = /* @__PURE__ */ createChunk(() => import('./gestures.ts'));

/** The effects made of tiles, and the cubes. */
export const tilesChunk = /* @__PURE__ */ createChunk(() => import('./tiles.ts'));
