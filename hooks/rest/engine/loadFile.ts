import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { LoggiaError } from '../../errors/LoggiaError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { SILENCE_LIMIT_MS } from '../constants.ts';
import { discardBody } from '../discardBody.ts';
import { watchSilence } from './watchSilence.ts';

export interface LoadFileOptions {
  readonly signal: AbortSignal;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * A file, to be kept and not to be read: the transport is for texts, and brings a client that a file does not need. Throws
 * `HttpStatusError`, `OfflineError` (also where another host forbids us to read it), or the reason of the aborted signal.
 */
export async function loadFile(url: string, { signal, fetch = globalThis.fetch }: LoadFileOptions): Promise<Blob> {
  const watch = watchSilence(signal, { limitMs: SILENCE_LIMIT_MS });
  try {
    const response = await fetch(url, { signal: watch.signal, credentials: 'same-origin' });
    if (!response.ok) {
      discardBody(response);
      throw new HttpStatusError(response.status);
    }
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, stream) {
          watch.restart();
          stream.enqueue(piece);
        },
      }),
    );
    const file = await new Response(body ?? null).blob();
    return new Blob([file], { type: response.headers.get('content-type') ?? '' });
  } catch (cause) {
    if (watch.signal.aborted) throw watch.signal.reason;
    throw cause instanceof LoggiaError ? cause : new OfflineError(undefined, { cause });
  } finally {
    watch.release();
  }
}
