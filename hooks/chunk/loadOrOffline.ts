import { OfflineError } from '../errors/OfflineError.ts';
import type { Chunk } from './createChunk.ts';

/** The code of a chunk, for a request that needs it. Where it cannot be had, the visitor is offline: throws `OfflineError`. */
export async function loadOrOffline<TCode>(chunk: Chunk<TCode>): Promise<TCode> {
  try {
    return await chunk.load();
  } catch (cause) {
    throw new OfflineError(undefined, { cause });
  }
}
