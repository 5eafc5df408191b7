import { IDLE_FALLBACK_MS } from '../constants.ts';

/** Whether the page was opened anew: a reload and Back restore their own position. True without the Performance API (the jsdom of Jest). */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType?.('navigation') ?? []).every(
    (entry) => (entry as PerformanceNavigationTiming).type === 'navigate',
  );

/** Runs `callback` at the first idle moment. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const {
    requestIdleCallback = (run: () => void) => window.setTimeout(run, IDLE_FALLBACK_MS),
    cancelIdleCallback = clearTimeout,
  } = window;
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
