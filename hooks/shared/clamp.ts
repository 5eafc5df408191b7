/** `value`, held between `minimum` and `maximum`; the minimum wins where they cross. */
export function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(maximum, value));
}
