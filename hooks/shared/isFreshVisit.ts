/** The page was opened anew: a reload and Back bring their own position. */
export const isFreshVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
