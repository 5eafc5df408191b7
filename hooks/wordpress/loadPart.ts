import { OfflineError } from '../errors/OfflineError.ts';

/** Fetches a part of the code. Where it cannot come, the visitor is offline. */
export async function loadPart<TPart>(load: () => Promise<TPart>): Promise<TPart> {
  try {
    return await load();
  } catch (cause) {
    throw new OfflineError(undefined, { cause });
  }
}
