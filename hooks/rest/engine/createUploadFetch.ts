import { AnswerTooLargeError } from '../../errors/AnswerTooLargeError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { UnansweredError } from '../../errors/UnansweredError.ts';
import { ANSWER_LIMIT_BYTES, SILENCE_LIMIT_MS, WORK_LIMIT_MS } from '../constants.ts';
import type { TransportRequest, UploadProgress } from '../types.ts';
import { watchSilence } from './watchSilence.ts';

/** Statuses that come without a body; a `Response` refuses to be made with one. */
const BODILESS_STATUS_CODES: ReadonlySet<number> = new Set([204, 205, 304]);

function readHeaders(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

function toResponse(request: XMLHttpRequest): Response {
  const { status } = request;
  const body: unknown = BODILESS_STATUS_CODES.has(status) ? null : request.response;
  return new Response(body instanceof ArrayBuffer ? body : null, {
    status,
    headers: readHeaders(request.getAllResponseHeaders()),
  });
}

/**
 * A `fetch` for one upload, over `XMLHttpRequest`: a streamed body would tell of its progress too, but browsers refuse one
 * over HTTP/1.1. An upload that goes on is never cut off: its silence is counted from the last piece that left or arrived. Once all
 * of it has left the server may work on it for long, and what breaks then may have arrived; what breaks before is an `OfflineError`.
 */
export function createUploadFetch(
  request: TransportRequest,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): typeof globalThis.fetch {
  const { method = 'POST', body, headers = {}, credentials, limitBytes = ANSWER_LIMIT_BYTES } = request;
  return async (input, init) => {
    const { url, signal } = input instanceof Request ? input : new Request(input, init);
    const watch = watchSilence(signal, { limitMs: SILENCE_LIMIT_MS });
    let hasLeft = false;
    const xhr = new XMLHttpRequest();
    const answered = new Promise<Response>((resolve, reject) => {
      xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        watch.restart();
        if (lengthComputable) onProgress?.({ sentBytes: loaded, totalBytes: total });
      });
      xhr.upload.addEventListener('load', () => {
        hasLeft = true;
        watch.waitForWork(request.timeoutMs ?? WORK_LIMIT_MS);
      });
      xhr.addEventListener('progress', ({ loaded }) => {
        watch.restart();
        if (loaded > limitBytes) reject(new AnswerTooLargeError(limitBytes));
      });
      xhr.addEventListener('load', () => resolve(toResponse(xhr)));
      xhr.addEventListener('error', () => {
        const cause = new TypeError('The connection of an upload broke.');
        reject(hasLeft ? new UnansweredError(undefined, { cause }) : new OfflineError(undefined, { cause }));
      });
    });
    try {
      xhr.open(method, url);
      xhr.responseType = 'arraybuffer';
      xhr.withCredentials = credentials === 'include';
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.send(body ?? null);
      return await Promise.race([answered, watch.fired]);
    } finally {
      // Does nothing to one that is done.
      xhr.abort();
      watch.release();
    }
  };
}
