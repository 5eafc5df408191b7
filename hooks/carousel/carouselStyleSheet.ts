import { itemsPerView } from './resolveCarousel.ts';
import type { CarouselItemsStep } from './types.ts';

export interface CarouselStyleSheetOptions {
  readonly items: number | readonly CarouselItemsStep[];
  /** The gap between two slides, in CSS pixels. */
  readonly gap: number;
  /** Selects the viewport. Use none of `<`, `>`, `&` and quotes: React would escape them inside `<style>`. */
  readonly selector: string;
}

/**
 * Slides in view and their gap as style rules, for the paint before any script. The viewport must be as wide as the nearest
 * ancestor that has `container-type: inline-size`. Put the text into one `<style nonce>` of the server's HTML.
 */
export function carouselStyleSheet({ items, gap, selector }: CarouselStyleSheetOptions): string {
  const first = `${selector}{--loggia-carousel-items:${itemsPerView(items, 0)};--loggia-carousel-gap:${gap}px}`;
  if (typeof items === 'number') return first;
  const steps = [...items].sort((left, right) => left.minWidthPx - right.minWidthPx);
  const rules = steps.map(
    ({ minWidthPx }) =>
      `@container (min-width:${minWidthPx}px){${selector}{--loggia-carousel-items:${itemsPerView(items, minWidthPx)}}}`,
  );
  return first + rules.join('');
}
