import { createChunk } from './createChunk.ts';

// Marked as pure, so that pages without a feature have no chunk for it.

/** Touch gestures for swiping and zooming. Loads on the first touch. */
export const gesturesChunk = /* @__PURE__ */ createChunk(() => import('./gestures.ts'));

/** The tile and cube effects. */
export const tilesChunk = /* @__PURE__ */ createChunk(() => import('./tiles.ts'));
