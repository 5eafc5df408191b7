import { BrokenAnswerError } from '../../errors/BrokenAnswerError.ts';
import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { LoggiaError } from '../../errors/LoggiaError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { SILENCE_LIMIT_MS } from '../constants.ts';
import { discardBody, watchSilence } from './watchSilence.ts';

interface LoadFileOptions {
  readonly signal: AbortSignal;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * A file, to be kept and not to be read: the transport is for texts, and brings a client that a file does not need. Throws
 * `HttpStatusError`, `OfflineError` (also where another host forbids us to read it), `BrokenAnswerError` where it broke off, or the
 * reason of the aborted signal.
 */
export async function loadFile(url: string, { signal, fetch = globalThis.fetch }: LoadFileOptions): Promise<Blob> {
  const watch = watchSilence(signal, { limitMs: SILENCE_LIMIT_MS });
  let hasBegun = false;
  try {
    const response = await fetch(url, { signal: watch.signal, credentials: 'same-origin' });
    hasBegun = true;
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
    if (signal.aborted) throw signal.reason;
    const reason: unknown = watch.signal.aborted ? watch.signal.reason : cause;
    if (reason instanceof LoggiaError && !(reason instanceof OfflineError)) throw reason;
    if (hasBegun) throw new BrokenAnswerError(undefined, { cause: reason });
    throw reason instanceof OfflineError ? reason : new OfflineError(undefined, { cause: reason });
  } finally {
    watch.release();
  }
}

/** A zip begins with one of these: a file in it, or, where it is empty, its end. */
const BEGINNINGS = new Set(['PK\u0003\u0004', 'PK\u0005\u0006']);

/**
 * A zip. Servers that cannot pack one often answer with a page or a number and say that all is well: that throws
 * `InvalidAnswerError`; otherwise as `loadFile`.
 */
export async function loadArchive(url: string, options: LoadFileOptions): Promise<Blob> {
  const file = await loadFile(url, options);
  const beginning = await file.slice(0, 4).text();
  if (!BEGINNINGS.has(beginning)) throw new InvalidAnswerError('The answer is no zip file.');
  return file;
}
