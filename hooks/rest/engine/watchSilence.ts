import type { LoggiaError } from '../../errors/LoggiaError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { NoResponseError } from '../../errors/NoResponseError.ts';

/** A signal for one request. It follows the caller's signal, and fires when nothing arrives for too long. */
export interface SilenceWatch {
  readonly signal: AbortSignal;
  /** Rejects with the reason once the signal fires: a `fetch` that ignores signals must not block the caller. */
  readonly fired: Promise<never>;
  /** Restarts the limit, because something arrived. */
  restart(): void;
  /** Sets the limit for the server's work, because the whole request was sent. */
  waitForWork(limitMs: number): void;
  /** Removes the timer and the listener. */
  release(): void;
}

/** The time limit of a request, in milliseconds, and whether it is a write, which may have arrived nevertheless. */
interface SilenceLimit {
  readonly limitMs: number;
  readonly isWrite?: boolean | undefined;
}

/** Ties a request to its caller's signal and to a limit of silence. */
export function watchSilence(callers: AbortSignal, limit: SilenceLimit): SilenceWatch {
  let { limitMs, isWrite = false } = limit;
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const followCaller = (): void => controller.abort(callers.reason);
  const giveUp = (): void => {
    const message = `Nothing arrived for ${limitMs} ms.`;
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

/** Discards an unread body, so that its connection is free again. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}
