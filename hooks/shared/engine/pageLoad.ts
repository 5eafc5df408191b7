import { IDLE_FALLBACK_MS } from '../constants.ts';

/** Whether the page was opened anew: a reload and Back bring their own position. Where nothing tells (the jsdom of Jest) it was. */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType?.('navigation') ?? []).every(
    (entry) => (entry as PerformanceNavigationTiming).type === 'navigate',
  );

/** Runs `callback` at the first idle moment. Returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  const {
    requestIdleCallback = (run: () => void) => window.setTimeout(run, IDLE_FALLBACK_MS),
    cancelIdleCallback = clearTimeout,
  } = window;
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
