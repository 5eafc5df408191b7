/** Facts 9.13, the way to the top: slow at both ends, and twice as far with each twentieth of the way between them. From 0 to 1. */
export function easeInOutExpo(progress: number): number {
  if (progress <= 0 || progress >= 1) return Math.min(1, Math.max(0, progress));
  return progress < 0.5 ? 2 ** (20 * progress - 11) : 1 - 2 ** (9 - 20 * progress);
}
