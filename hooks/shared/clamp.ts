/** `value`, held between `minimum` and `maximum`; the minimum wins where they cross. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}

/** `index` brought into 0 to `count` − 1 by wrapping round either end; −1 for an empty list. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? -1 : ((index % count) + count) % count;
}
