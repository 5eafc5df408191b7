/** The star that a key leads to from `star`, counted from 1 and round both ends; undefined for any other key. */
export function nextStar(key: string, star: number, count: number, direction: 'ltr' | 'rtl'): number | undefined {
  const step = direction === 'rtl' ? -1 : 1;
  const steps = new Map([
    ['ArrowRight', step],
    ['ArrowLeft', -step],
    ['ArrowDown', 1],
    ['ArrowUp', -1],
  ]);
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  const by = steps.get(key);
  return by === undefined ? undefined : ((star - 1 + by + count) % count) + 1;
}
