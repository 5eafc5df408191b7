import { createChunk } from './createChunk.ts';

/** Swiping and zooming with fingers: wanted when the first one goes down. */
export const gesturesChunk = createChunk(() => import('./gestures.ts'));

/** The effects made of tiles, and the cubes. */
export const tilesChunk = createChunk(() => import('./tiles.ts'));
