import type { LoggiaError } from '../../errors/LoggiaError.ts';
import { OfflineError } from '../../errors/OfflineError.ts';
import { UnansweredError } from '../../errors/UnansweredError.ts';

/** A signal for one request: it follows the caller's, and fires by itself when nothing arrives for too long. */
export interface SilenceWatch {
  readonly signal: AbortSignal;
  /** Rejects with the reason once the signal fires: a `fetch` that does not heed signals must not keep the caller. */
  readonly fired: Promise<never>;
  /** Something arrived: the silence starts anew. */
  restart(): void;
  /** All of a request has left: from now on the server works, for so many milliseconds at most. */
  waitForWork(limitMs: number): void;
  /** Leaves no timer and no listener behind. */
  release(): void;
}

/** The time limit of a request, in milliseconds, and whether it may have arrived all the same. */
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
    const error: LoggiaError = isWrite ? new UnansweredError(message) : new OfflineError(message);
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
    waitForWork(workLimitMs) {
      limitMs = workLimitMs;
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

/** Lets go of a body that nobody will read, so that its connection is free again. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}
