import { createChunk } from './createChunk.ts';

// Pure, so that a page without a feature has no chunk for it.

/** Swiping and zooming with fingers. It loads with the first touch. */
export const gesturesChunk = /* @__PURE__ */ createChunk(() => import('./gestures.ts'));

/** The tile and cube effects. */
export const tilesChunk = /* @__PURE__ */ createChunk(() => import('./tiles.ts'));
