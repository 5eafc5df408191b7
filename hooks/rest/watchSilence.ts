import { OfflineError } from '../errors/OfflineError.ts';

/** A signal for one request: it follows the caller's, and fires by itself when nothing arrives for too long. */
export interface SilenceWatch {
  readonly signal: AbortSignal;
  /** Rejects with the reason once the signal fires: a `fetch` that does not heed signals must not keep the caller. */
  readonly fired: Promise<never>;
  /** Something arrived: the silence starts anew. */
  restart(): void;
  /** Leaves no timer and no listener behind. */
  release(): void;
}

/** Ties a request to its caller's signal and to a limit of silence, in milliseconds. */
export function watchSilence(callers: AbortSignal, limitMs: number): SilenceWatch {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const followCaller = (): void => controller.abort(callers.reason);
  const giveUp = (): void => controller.abort(new OfflineError(`Nothing arrived for ${limitMs} ms.`));
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
    release() {
      isReleased = true;
      clearTimeout(timer);
      callers.removeEventListener('abort', followCaller);
    },
  };
}
