/** The tab that a key leads to, wrapping around; undefined for every other key. */
export function nextTab<TTab>(
  key: string,
  tabs: readonly TTab[],
  current: TTab,
  direction: 'ltr' | 'rtl',
): TTab | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (step === undefined) return undefined;
  const index = tabs.indexOf(current) + (direction === 'rtl' ? -step : step);
  return tabs.at(index % tabs.length);
}
