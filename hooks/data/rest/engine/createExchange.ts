import { ResponseTooLargeError } from '../../../core/errors/ResponseTooLargeError.ts';
import { OfflineError } from '../../../core/errors/OfflineError.ts';
import { NoResponseError } from '../../../core/errors/NoResponseError.ts';
import {
  ANSWER_LIMIT_BYTES,
  MAX_TIMER_MS,
  RETRY_LIMIT,
  RETRY_STATUS_CODES,
  SILENCE_LIMIT_MS,
  WORK_LIMIT_MS,
} from '../constants.ts';
import type { Exchange, ExchangeResponse, TransportOptions, TransportRequest, UploadProgress } from '../types.ts';
import { createTransport } from './createTransport.ts';
import { isOtherOrigin } from './restUrl.ts';
import { watchSilence } from './watchSilence.ts';

const browserFetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);

/**
 * Creates an exchange, which extends the transport with the response's status and headers. It records these in the
 * `fetch` function that it passes to the transport. It sends files with `XMLHttpRequest`, because this is the only way
 * to observe upload progress.
 */
export function createExchange({ fetch, observer }: TransportOptions = {}): Exchange {
  return async (url, { onUploadProgress, ...request }) => {
    const { body, credentials } = request;
    const hasFiles = body !== undefined && typeof body !== 'string';
    // On its own origin, an XMLHttpRequest sends cookies even if `credentials` is `omit`.
    const keepsOrders = credentials !== 'omit' || isOtherOrigin(url);
    const isWatched = hasFiles && !fetch && keepsOrders && typeof XMLHttpRequest === 'function';
    const send = isWatched ? createUploadFetch(request, onUploadProgress) : (fetch ?? browserFetch);
    let head: Omit<ExchangeResponse, 'text'> | undefined;
    let attempts = 0;

    const transport = createTransport({
      observer,
      async fetch(input, init) {
        attempts += 1;
        const response = await send(input, init);
        const { status, headers, ok } = response;
        head = { status, headers };
        const isTriedAgain = attempts <= RETRY_LIMIT && (request.method ?? 'GET') === 'GET' && !request.form;
        // The transport discards the body of an error response, so an error response whose body is needed must look
        // like a success.
        return ok || (isTriedAgain && RETRY_STATUS_CODES.includes(status))
          ? response
          : new Response(response.body, { headers });
      },
    });
    const text = await transport.text(url, isWatched ? { ...request, timeoutMs: MAX_TIMER_MS } : request);
    if (!head) throw new TypeError('The transport returned a response without sending a request.');
    return { ...head, text };
  };
}

/**
 * Status codes of responses without a body. With one of these codes, the `Response` constructor throws if it is given a
 * body.
 */
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
 * Creates a `fetch` function for one upload with `XMLHttpRequest`. A streamed body would report progress, too, but
 * browsers reject streams over HTTP/1.1. An upload that makes progress is never aborted, because its timeout restarts
 * with every chunk sent or received. Once the upload is complete, the server has `timeoutMs` to process it. If the
 * connection drops before the upload is complete, the result is an `OfflineError`. If it drops afterwards, the result
 * is a `NoResponseError`.
 */
function createUploadFetch(
  request: TransportRequest,
  onProgress: ((progress: UploadProgress) => void) | undefined,
): typeof globalThis.fetch {
  const { method = 'POST', body, headers = {}, credentials, limitBytes = ANSWER_LIMIT_BYTES } = request;
  return async (input, init) => {
    const { url, signal } = input instanceof Request ? input : new Request(input, init);
    const watch = watchSilence(signal, { limitMs: SILENCE_LIMIT_MS });
    let hasLeft = false;
    const xhr = new XMLHttpRequest();
    const responded = new Promise<Response>((resolve, reject) => {
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
        if (loaded > limitBytes) reject(new ResponseTooLargeError(limitBytes));
      });
      xhr.addEventListener('load', () => resolve(toResponse(xhr)));
      xhr.addEventListener('error', () => {
        const cause = new TypeError('The connection was lost during an upload.');
        reject(hasLeft ? new NoResponseError(undefined, { cause }) : new OfflineError(undefined, { cause }));
      });
    });
    try {
      xhr.open(method, url);
      xhr.responseType = 'arraybuffer';
      xhr.withCredentials = credentials === 'include';
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
      xhr.send(body ?? null);
      return await Promise.race([responded, watch.fired]);
    } finally {
      // This has no effect once the response has arrived.
      xhr.abort();
      watch.release();
    }
  };
}
