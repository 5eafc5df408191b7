/** `value`, held between `minimum` and `maximum`; the minimum wins where they cross. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}

/** `index` brought into 0 to `count` − 1 by wrapping round either end; −1 for an empty list. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? -1 : ((index % count) + count) % count;
}

/** The index from 0 to `length` − 1 at which a condition holds, the nearest to `near`; −1 if there is none. */
export function nearestIndexWhere(length: number, near: number, holds: (index: number) => boolean): number {
  const start = clamp(near, 0, length - 1);
  // Never a look outside of the list: engines are slow at it, and a list may have 10,000 items.
  for (let after = start, before = start - 1; after < length || before >= 0; after += 1, before -= 1) {
    if (after < length && holds(after)) return after;
    if (before >= 0 && holds(before)) return before;
  }
  return -1;
}

/** The first index from 0 up to `length` at which a condition holds that holds from some index on; `length` if none. */
export function firstIndexWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
