/** Whether the page was opened anew: a reload and Back bring their own position. Where nothing tells (the jsdom of Jest) it was. */
export const isFreshVisit = (): boolean =>
  (performance.getEntriesByType?.('navigation') ?? []).every(
    (entry) => (entry as PerformanceNavigationTiming).type === 'navigate',
  );
