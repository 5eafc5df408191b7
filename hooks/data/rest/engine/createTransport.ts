import ky, { HTTPError } from 'ky';
import { ResponseTooLargeError } from '../../../core/errors/ResponseTooLargeError.ts';
import { isCutOff } from '../../../core/errors/engine/toLoggiaError.ts';
import { BrokenResponseError } from '../../../core/errors/BrokenResponseError.ts';
import { HttpStatusError } from '../../../core/errors/HttpStatusError.ts';
import { LoggiaError } from '../../../core/errors/LoggiaError.ts';
import { OfflineError } from '../../../core/errors/OfflineError.ts';
import { NoResponseError } from '../../../core/errors/NoResponseError.ts';
import {
  ANSWER_LIMIT_BYTES,
  KEEPALIVE_FORM_LIMIT,
  RETRY_DELAY_MS,
  RETRY_LIMIT,
  RETRY_STATUS_CODES,
  SILENCE_LIMIT_MS,
  WORK_LIMIT_MS,
} from '../constants.ts';
import type { FormField, ObservedRequest, Transport, TransportOptions, TransportRequest } from '../types.ts';
import { discardBody, watchSilence, type SilenceWatch } from './watchSilence.ts';

function shouldRetry(error: unknown, signal: AbortSignal): boolean {
  if (!(error instanceof HTTPError)) return !signal.aborted;
  discardBody(error.response);
  return RETRY_STATUS_CODES.includes(error.response.status);
}

async function receive(
  observed: ObservedRequest,
  { form, limitBytes = ANSWER_LIMIT_BYTES, isWrite: _isWrite, timeoutMs: _timeoutMs, ...init }: TransportRequest,
  { signal, restart }: SilenceWatch,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  const response = await ky(observed.url, {
    ...init,
    method: observed.method,
    ...(form && { body: new URLSearchParams(form.map(([name, value]) => [name, value])) }),
    signal,
    fetch,
    // The silence timeout replaces ky's timeout, which does not cover the body.
    timeout: false,
    retry: {
      limit: RETRY_LIMIT,
      methods: ['get'],
      delay: () => RETRY_DELAY_MS,
      shouldRetry: ({ error }) => shouldRetry(error, signal),
    },
  });
  return readLimitedText(response, limitBytes, restart);
}

const timeoutOf = ({ isWrite, timeoutMs = isWrite ? WORK_LIMIT_MS : SILENCE_LIMIT_MS }: TransportRequest): number =>
  timeoutMs;

/**
 * Maps a lost connection to the error for this kind of request. A write may have reached the server, because `fetch`
 * does not report whether the body was sent. If part of the response has arrived, the user is not offline.
 */
function toRequestError(
  failure: unknown,
  request: { isWrite: boolean | undefined; mayHaveLeft: boolean; isResponding: boolean },
): unknown {
  if (!(failure instanceof OfflineError)) return failure;
  if (request.isWrite) return request.mayHaveLeft ? new NoResponseError(undefined, { cause: failure }) : failure;
  return request.isResponding ? new BrokenResponseError(undefined, { cause: failure }) : failure;
}

/**
 * Wraps `fetch` to track whether the server has responded to any attempt, and whether it has responded to the latest
 * one.
 */
function watchResponses(fetch: typeof globalThis.fetch) {
  let hasResponded = false;
  let isResponding = false;
  const watched: typeof globalThis.fetch = async (input, init) => {
    isResponding = false;
    const response = await fetch(input, init);
    hasResponded = isResponding = true;
    return response;
  };
  return { fetch: watched, hasResponded: () => hasResponded, isResponding: () => isResponding };
}

/**
 * Creates the transport. It extends `fetch` with Loggia's errors, and limits the size of responses and the time without
 * data. It retries GET requests once after a dropped connection or a gateway failure.
 */
export function createTransport(options: TransportOptions = {}): Transport {
  const { observer, fetch = (input, init) => globalThis.fetch(input, init) } = options;
  return {
    async text(url, request) {
      request.signal.throwIfAborted();
      const observed: ObservedRequest = { url, method: request.method ?? (request.form ? 'POST' : 'GET') };
      const { isWrite } = request;
      const watch = watchSilence(request.signal, { limitMs: timeoutOf(request), isWrite });
      const responses = watchResponses(fetch);
      const cannotLeave = isCutOff();
      observer?.requestStarted?.(observed);
      try {
        const text = await Promise.race([receive(observed, request, watch, responses.fetch), watch.fired]);
        observer?.requestSettled?.(observed, undefined);
        return text;
      } catch (cause) {
        const failure: unknown = watch.signal.aborted ? watch.signal.reason : toTransportError(cause);
        // An upload throws `OfflineError` itself if it knows that nothing was sent.
        const mayHaveLeft = responses.hasResponded() || !(cannotLeave || cause instanceof OfflineError);
        const error = request.signal.aborted
          ? failure
          : toRequestError(failure, { isWrite, mayHaveLeft, isResponding: responses.isResponding() });
        observer?.requestSettled?.(observed, error);
        throw error;
      } finally {
        watch.release();
      }
    },
  };
}

/**
 * Converts a failure into a `LoggiaError`. A broken connection results in an `OfflineError`. Complete responses are not
 * checked here, because the adapters validate them.
 */
function toTransportError(cause: unknown): LoggiaError {
  if (cause instanceof LoggiaError) return cause;
  if (cause instanceof HTTPError) {
    discardBody(cause.response);
    return new HttpStatusError(cause.response.status, undefined, { cause });
  }
  return new OfflineError(undefined, { cause });
}

/**
 * Reads the body as text, chunk by chunk. Throws `ResponseTooLargeError` as soon as the body exceeds `limitBytes`, so
 * that no larger amount is kept in memory.
 */
async function readLimitedText(response: Response, limitBytes: number, onPiece: () => void): Promise<string> {
  if (Number(response.headers.get('content-length')) > limitBytes) {
    discardBody(response);
    throw new ResponseTooLargeError(limitBytes);
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limitBytes) {
      reader.cancel().catch(() => undefined);
      throw new ResponseTooLargeError(limitBytes);
    }
    text += decoder.decode(value, { stream: true });
    onPiece();
  }
}

/** Whether a form is small enough for `keepalive`, which completes the request even if the user leaves the page. */
export function isSmallForm(form: readonly FormField[]): boolean {
  return form.reduce((length, [name, value]) => length + name.length + value.length, 0) <= KEEPALIVE_FORM_LIMIT;
}
