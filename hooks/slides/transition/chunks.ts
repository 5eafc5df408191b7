import { createChunk } from '../../core/chunk/createChunk.ts';

// Marked as pure, so that pages that do not use the feature do not get its chunk.
/** The tile and cube effects. */
export const tilesChunk = /* @__PURE__ */ createChunk(() => import('./engine/tileEffects.ts'));
