'use client';
import { useIsInView } from '../shared/useIsInView.ts';
import { usePauseOnInteraction } from '../slideshow/usePauseOnInteraction.ts';
import { slideshowIntervalMs } from '../slideshow/slideshowState.ts';
import { usePlayback } from '../slideshow/usePlayback.ts';
import type { UsePauseOnInteractionResult, UseSlideshowResult } from '../slideshow/types.ts';
import { CAROUSEL_INTERVAL_MS, CAROUSEL_VISIBLE_FRACTION } from './constants.ts';
import type { CarouselLabels } from './labels.ts';
import type { UseCarouselOptions, UseCarouselResult } from './types.ts';

export interface UseCarouselSlideshowOptions extends Pick<UseCarouselResult, 'index' | 'hasNext' | 'next'> {
  readonly options: UseCarouselOptions;
  readonly shift: number;
  readonly canTurn: boolean;
  readonly viewport: HTMLElement | null;
  readonly isSwiping: boolean;
  readonly labels: CarouselLabels;
}

export interface CarouselSlideshow extends Pick<UsePauseOnInteractionResult, 'getRegionProps'> {
  readonly slideshow: UseSlideshowResult;
}

/** Autoplay of a carousel. Pointer, focus, finger, another window or tab, and a place out of the window hold it. */
export function useCarouselSlideshow(input: UseCarouselSlideshowOptions): CarouselSlideshow {
  const { options, shift, canTurn, viewport, isSwiping, labels, index, hasNext, next } = input;
  const { autoplay = false, isStarted } = options;
  const { clear, getRegionProps, pauseReasons } = usePauseOnInteraction();
  const isInView = useIsInView(viewport, CAROUSEL_VISIBLE_FRACTION);
  const outside = isInView ? [] : (['outOfView'] as const);
  const intervalMs = slideshowIntervalMs(options.intervalMs ?? CAROUSEL_INTERVAL_MS);
  const slideshow = usePlayback({
    index,
    offset: -shift,
    intervalMs,
    autoplay,
    canPlay: canTurn && intervalMs > 0,
    isSettled: !isSwiping,
    isStarted,
    pauseReasons: [...pauseReasons, ...outside, ...(options.pauseReasons ?? [])],
    onStartedChange: (isWanted, details) => {
      options.onStartedChange?.(isWanted, details);
      // A pressed Play outweighs the pointer that pressed it.
      if (isWanted && details.reason !== 'autoplay' && !details.isCanceled) clear();
    },
    labels,
    goOn: () => {
      if (hasNext) next('autoplay');
      return hasNext;
    },
  });
  return { slideshow, getRegionProps };
}
