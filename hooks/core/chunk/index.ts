export { useChunk } from './useChunk.ts';
export type { UseChunkOptions, UseChunkResult } from './useChunk.ts';
export { createChunk } from './createChunk.ts';
export type { Chunk } from './createChunk.ts';
export { loadOrOffline } from './loadOrOffline.ts';
