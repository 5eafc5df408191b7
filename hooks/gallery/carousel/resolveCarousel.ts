import { knownName } from '../../core/shared/knownName.ts';
import { CAROUSEL_DURATION_MS } from './constants.ts';
import type { CarouselEffect, CarouselItemsStep, UseCarouselOptions } from './types.ts';

/** Carousel options with defaults filled in. */
export interface ResolvedCarousel {
  readonly effect: CarouselEffect;
  /** Number of slides that fit. */
  readonly items: number;
  /** The `items` option, for all widths. */
  readonly itemsOption: number | readonly CarouselItemsStep[];
  readonly gap: number;
  readonly durationMs: number;
  readonly initialCount: number;
}

const EFFECTS = ['slide', 'fade', 'none'] as const satisfies readonly CarouselEffect[];

export function resolveCarousel(options: UseCarouselOptions, width: number): ResolvedCarousel {
  const { gap = 0, durationMs = CAROUSEL_DURATION_MS } = options;
  const effect = knownName(options.effect ?? 'slide', EFFECTS, 'carousel effect');
  const itemsOption = effect === 'fade' ? 1 : (options.items ?? 1);
  return {
    effect,
    items: itemsPerView(itemsOption, width),
    itemsOption,
    gap: Math.max(0, gap),
    durationMs: Math.max(0, durationMs),
    initialCount: options.initialCount ?? itemsPerView(itemsOption, Infinity),
  };
}

const whole = (items: number): number => (items >= 1 ? Math.floor(items) : 1);

/**
 * Returns the number of slides in view at a width in CSS pixels. Uses the step with the largest `minWidth` that does
 * not exceed the width, or else the narrowest step.
 */
export function itemsPerView(items: number | readonly CarouselItemsStep[], width: number): number {
  if (typeof items === 'number') return whole(items);
  const widestFirst = [...items].sort((left, right) => right.minWidth - left.minWidth);
  const reached = widestFirst.find(({ minWidth }) => minWidth <= width) ?? widestFirst.at(-1);
  return whole(reached?.items ?? 1);
}
