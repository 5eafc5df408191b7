import type { CarouselItemsStep } from './types.ts';

const whole = (items: number): number => (items >= 1 ? Math.floor(items) : 1);

/** Slides in view at a width in CSS pixels: the step with the largest `minWidthPx` that it reaches, else the narrowest. */
export function itemsPerView(items: number | readonly CarouselItemsStep[], width: number): number {
  if (typeof items === 'number') return whole(items);
  const widestFirst = [...items].sort((left, right) => right.minWidthPx - left.minWidthPx);
  const reached = widestFirst.find(({ minWidthPx }) => minWidthPx <= width) ?? widestFirst.at(-1);
  return whole(reached?.items ?? 1);
}
