import type { LoggiaError } from '../../../core/errors/LoggiaError.ts';
import { OfflineError } from '../../../core/errors/OfflineError.ts';
import { NoResponseError } from '../../../core/errors/NoResponseError.ts';

/** A signal for one request. It follows the caller's signal and is also aborted if no data arrives for too long. */
export interface SilenceWatch {
  readonly signal: AbortSignal;
  /**
   * Rejects with the abort reason when the signal is aborted, so that a `fetch` function that ignores signals can't
   * block the caller.
   */
  readonly fired: Promise<never>;
  /** Restarts the timeout. Call this whenever data arrives. */
  restart(): void;
  /** Switches to the timeout for processing on the server. Call this once the whole request has been sent. */
  waitForWork(limitMs: number): void;
  /** Removes the timer and the listener. */
  release(): void;
}

/**
 * A request's timeout, and whether the request is a write. The server may have received a write despite the timeout.
 */
interface SilenceLimit {
  readonly limitMs: number;
  readonly isWrite?: boolean | undefined;
}

/** Combines the caller's signal with a timeout that restarts whenever data arrives. */
export function watchSilence(callers: AbortSignal, limit: SilenceLimit): SilenceWatch {
  let { limitMs, isWrite = false } = limit;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const followCaller = (): void => controller.abort(callers.reason);
  const giveUp = (): void => {
    const message = `No data arrived for ${limitMs} ms.`;
    const error: LoggiaError = isWrite ? new NoResponseError(message) : new OfflineError(message);
    controller.abort(error);
  };
  let isReleased = false;
  const restart = (): void => {
    clearTimeout(timer);
    if (!isReleased) timer = setTimeout(giveUp, limitMs);
  };

  callers.addEventListener('abort', followCaller);
  restart();
  return {
    signal: controller.signal,
    fired: new Promise((_resolve, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    }),
    restart,
    waitForWork(writeTimeoutMs) {
      limitMs = writeTimeoutMs;
      isWrite = true;
      restart();
    },
    release() {
      isReleased = true;
      clearTimeout(timer);
      callers.removeEventListener('abort', followCaller);
    },
  };
}

/** Discards an unread body to free its connection. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}
