import { BrokenResponseError } from '../../../core/errors/BrokenResponseError.ts';
import { HttpStatusError } from '../../../core/errors/HttpStatusError.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { LoggiaError } from '../../../core/errors/LoggiaError.ts';
import { OfflineError } from '../../../core/errors/OfflineError.ts';
import { SILENCE_LIMIT_MS } from '../constants.ts';
import { discardBody, watchSilence } from './watchSilence.ts';

interface LoadFileOptions {
  readonly signal: AbortSignal;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Loads a file as a blob. The transport isn't used, because it only reads text and would load an HTTP client that isn't
 * needed for files. Throws `HttpStatusError`, `OfflineError` (also if CORS forbids reading the file),
 * `BrokenResponseError` if the connection drops partway, or the aborted signal's reason.
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
    if (hasBegun) throw new BrokenResponseError(undefined, { cause: reason });
    throw reason instanceof OfflineError ? reason : new OfflineError(undefined, { cause: reason });
  } finally {
    watch.release();
  }
}

/** The first bytes of a zip file: a file header, or the end record of an empty archive. */
const BEGINNINGS = new Set(['PK\u0003\u0004', 'PK\u0005\u0006']);

/**
 * Loads a zip file. Throws `InvalidResponseError` if the response isn't a zip file, because servers that can't create
 * the file often respond with a page or a number and status 200. For other failures, throws the same errors as
 * `loadFile`.
 */
export async function loadArchive(url: string, options: LoadFileOptions): Promise<Blob> {
  const file = await loadFile(url, options);
  const beginning = await file.slice(0, 4).text();
  if (!BEGINNINGS.has(beginning)) throw new InvalidResponseError('The response is not a zip file.');
  return file;
}
