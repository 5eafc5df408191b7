import type { CarouselShape } from './carouselShape.ts';

/** The dot that stands for an index. */
export function pageOfIndex({ isCircle, lastIndex, pageLength, pageCount }: CarouselShape, index: number): number {
  if (!isCircle && index >= lastIndex) return Math.max(0, pageCount - 1);
  return Math.floor(index / pageLength);
}
