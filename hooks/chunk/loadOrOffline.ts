import { OfflineError } from '../errors/OfflineError.ts';
import type { Chunk } from './createChunk.ts';

/** Loads the code of a chunk for a request. Throws `OfflineError` if it fails to load. */
export async function loadOrOffline<TCode>(chunk: Chunk<TCode>): Promise<TCode> {
  try {
    return await chunk.load();
  } catch (cause) {
    throw new OfflineError(undefined, { cause });
  }
}
