/** `value`, held between `minimum` and `maximum`; the minimum wins where they cross. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}

/** `index` brought into 0 to `count` − 1 by wrapping round either end; −1 for an empty list. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? -1 : ((index % count) + count) % count;
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
