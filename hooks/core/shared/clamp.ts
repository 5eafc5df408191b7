/**
 * Limits `value` to the range from `minimum` to `maximum`. If `minimum` is greater than `maximum`, returns `minimum`.
 */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}

/** Wraps `index` into the range from 0 to `count` − 1. Returns −1 for an empty list. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? -1 : ((index % count) + count) % count;
}

/** Returns the index between 0 and `length` − 1 that is nearest to `near` and meets a condition, or −1 if none does. */
export function nearestIndexWhere(length: number, near: number, holds: (index: number) => boolean): number {
  const start = clamp(near, 0, length - 1);
  // Stay within the list, because JavaScript engines are slow at reading past its ends, and a list may have 10,000
  // items.
  for (let after = start, before = start - 1; after < length || before >= 0; after += 1, before -= 1) {
    if (after < length && holds(after)) return after;
    if (before >= 0 && holds(before)) return before;
  }
  return -1;
}

/**
 * Returns the first index at which a condition holds, or `length` if it never does. If it holds for an index, it must
 * also hold for all later indices.
 */
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
