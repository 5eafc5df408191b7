import { OfflineError } from '../errors/OfflineError.ts';
import type { Chunk } from './createChunk.ts';

/** Loads the code of a chunk for a request. A failure counts as being offline: throws `OfflineError`. */
export async function loadOrOffline<TCode>(chunk: Chunk<TCode>): Promise<TCode> {
  try {
    return await chunk.load();
  } catch (cause) {
    throw new OfflineError(undefined, { cause });
  }
}
