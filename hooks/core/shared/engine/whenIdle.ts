import { IDLE_FALLBACK_MS } from '../constants.ts';

/** Runs `callback` when the browser is next idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const {
    requestIdleCallback = (run: () => void) => window.setTimeout(run, IDLE_FALLBACK_MS),
    cancelIdleCallback = clearTimeout,
  } = window;
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
