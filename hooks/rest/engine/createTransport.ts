import ky, { HTTPError } from 'ky';
import { AnswerTooLargeError } from '../../errors/AnswerTooLargeError.ts';
import { BrokenAnswerError } from '../../errors/BrokenAnswerError.ts';
import { HttpStatusError } from '../../errors/HttpStatusError.ts';
import { LoggiaError } from '../../errors/LoggiaError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { UnansweredError } from '../../errors/UnansweredError.ts';
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
import { discardBody, watchSilence } from './watchSilence.ts';
import type { SilenceWatch } from './watchSilence.ts';

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
    // The watch's limit of silence takes this place: it covers the body too, which ky's does not.
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
 * Translates a lost connection into an error for the request. A write may have arrived: `fetch` does not tell whether its body had left. A reader who
 * got half an answer is not offline.
 */
function toRequestError(
  failure: unknown,
  request: { isWrite: boolean | undefined; mayHaveLeft: boolean; isAnswering: boolean },
): unknown {
  if (!(failure instanceof OfflineError)) return failure;
  if (request.isWrite) return request.mayHaveLeft ? new UnansweredError(undefined, { cause: failure }) : failure;
  return request.isAnswering ? new BrokenAnswerError(undefined, { cause: failure }) : failure;
}

/** Whether the browser says that there is no network, so that nothing can leave. It says little when it says that there is one. */
const isCutOff = (): boolean => typeof navigator === 'object' && navigator.onLine === false;

/** A `fetch` that remembers whether an answer has begun: to any try (the server has heard of it), and to the last one. */
function watchResponses(fetch: typeof globalThis.fetch) {
  let hasResponded = false;
  let isAnswering = false;
  const watched: typeof globalThis.fetch = async (input, init) => {
    isAnswering = false;
    const response = await fetch(input, init);
    hasResponded = isAnswering = true;
    return response;
  };
  return { fetch: watched, hasResponded: () => hasResponded, isAnswering: () => isAnswering };
}

/**
 * The one transport. It adds to `fetch`: our errors, a limit of size and of silence, and one more try for a GET whose
 * connection broke or whose gateway failed.
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
        // Who knows that nothing had left throws an `OfflineError` itself.
        const mayHaveLeft = responses.hasResponded() || !(cannotLeave || cause instanceof OfflineError);
        const error = request.signal.aborted
          ? failure
          : toRequestError(failure, { isWrite, mayHaveLeft, isAnswering: responses.isAnswering() });
        observer?.requestSettled?.(observed, error);
        throw error;
      } finally {
        watch.release();
      }
    },
  };
}

/**
 * One of our errors for whatever went wrong on the way. A connection that breaks is an `OfflineError`; an answer that arrived in full and makes no sense is for the adapters to judge.
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
 * The body as text, read piece by piece. Throws `AnswerTooLargeError` as soon as the body is known to be larger than
 * `limitBytes`; no more than that is ever held.
 */
async function readLimitedText(response: Response, limitBytes: number, onPiece: () => void): Promise<string> {
  if (Number(response.headers.get('content-length')) > limitBytes) {
    discardBody(response);
    throw new AnswerTooLargeError(limitBytes);
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
      throw new AnswerTooLargeError(limitBytes);
    }
    text += decoder.decode(value, { stream: true });
    onPiece();
  }
}

/** Whether a browser takes this form as one that is sent to its end when the visitor leaves the page. */
export function isSmallForm(form: readonly FormField[]): boolean {
  return form.reduce((length, [name, value]) => length + name.length + value.length, 0) <= KEEPALIVE_FORM_LIMIT;
}
