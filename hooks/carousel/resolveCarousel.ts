import { CAROUSEL_DURATION_MS } from './constants.ts';
import { itemsPerView } from './itemsPerView.ts';
import type { CarouselEffect, UseCarouselOptions } from './types.ts';

/** What the options come to, whatever there is to show. */
export interface ResolvedCarousel {
  readonly effect: CarouselEffect;
  /** Slides that there is room for. */
  readonly items: number;
  readonly gap: number;
  readonly durationMs: number;
  readonly initialCount: number;
}

export function resolveCarousel(options: UseCarouselOptions, width: number): ResolvedCarousel {
  const { effect = 'slide', gap = 0, durationMs = CAROUSEL_DURATION_MS } = options;
  const wanted = effect === 'fade' ? 1 : (options.items ?? 1);
  return {
    effect,
    items: itemsPerView(wanted, width),
    gap: Math.max(0, gap),
    durationMs: Math.max(0, durationMs),
    initialCount: options.initialCount ?? itemsPerView(wanted, Infinity),
  };
}
