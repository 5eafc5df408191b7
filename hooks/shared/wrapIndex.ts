/** `index` brought into 0 to `count` − 1 by wrapping round either end; −1 for an empty list. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? -1 : ((index % count) + count) % count;
}
