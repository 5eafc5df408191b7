import type { LoggiaError } from '../../errors/LoggiaError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { NoResponseError } from '../../errors/NoResponseError.ts';

/** A signal for one request that follows the caller's signal and also aborts if nothing arrives for too long. */
export interface SilenceWatch {
  readonly signal: AbortSignal;
  /** Rejects with the abort reason, so that a `fetch` that ignores signals cannot block the caller. */
  readonly fired: Promise<never>;
  /** Restarts the timeout because data arrived. */
  restart(): void;
  /** Switches to the timeout for the server's work, once the whole request has been sent. */
  waitForWork(limitMs: number): void;
  /** Removes the timer and the listener. */
  release(): void;
}

/** The timeout of a request, and whether the request is a write, which may have arrived despite the timeout. */
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
