import type { GalleryLayout } from '../layout/types.ts';

const round = (value: number) => Number(value.toFixed(3));

/** The straight line through two values at two widths, as CSS: between two steps every side of a plan is one. */
export function lengthBetween(
  one: GalleryLayout,
  other: GalleryLayout,
  read: (layout: GalleryLayout) => number,
): string {
  const [first, second] = [read(one), read(other)];
  const slope = one.width === other.width ? 0 : (second - first) / (other.width - one.width);
  const rest = round(first - slope * one.width);
  return slope === 0 ? `${rest}px` : `calc(${round(slope * 100)}cqw + ${rest}px)`;
}
