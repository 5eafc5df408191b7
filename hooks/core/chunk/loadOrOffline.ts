import { OfflineError } from '../errors/OfflineError.ts';
import type { Chunk } from './createChunk.ts';

/** Loads a chunk that is needed for a request. Throws an `OfflineError` if the chunk fails to load. */
export async function loadOrOffline<TCode>(chunk: Chunk<TCode>): Promise<TCode> {
  try {
    return await chunk.load();
  } catch (cause) {
    throw new OfflineError(undefined, { cause });
  }
}
