import type { CarouselShape } from './carouselShape.ts';

/** By how many slides, and which way, it is shortest from one index to another. */
export function turnDistance({ count, isCircle }: CarouselShape, from: number, to: number): number {
  const straight = to - from;
  if (!isCircle || Math.abs(straight) <= count / 2) return straight;
  return straight - Math.sign(straight) * count;
}
