import { fillLabel } from '../shared/fillLabel.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { CarouselLabels } from './labels.ts';

/** What is said of the slides in view. */
export function shownText(
  { count, visibleCount, pageLength }: CarouselShape,
  index: number,
  title: string | undefined,
  labels: CarouselLabels,
): string {
  if (count === 0) return '';
  const first = index + 1;
  if (pageLength > 1) {
    // In a circle the view may go past the end: the last one is counted from the beginning again.
    const last = ((index + visibleCount - 1) % count) + 1;
    return fillLabel(labels.shownSeveral, { first, last, count });
  }
  return fillLabel(title ? labels.shown : labels.shownWithoutTitle, { first, count, title: title ?? '' });
}
