'use client';
import { useIsInView } from '../shared/useIsInView.ts';
import { usePauseOnInteraction } from '../slideshow/usePauseOnInteraction.ts';
import { useSlideshow } from '../slideshow/useSlideshow.ts';
import type { UsePauseOnInteractionResult, UseSlideshowResult } from '../slideshow/types.ts';
import { CAROUSEL_VISIBLE_FRACTION } from './constants.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { ResolvedCarousel } from './resolveCarousel.ts';
import type { CarouselLabels } from './labels.ts';
import type { UseCarouselOptions, UseCarouselResult } from './types.ts';

export interface UseCarouselSlideshowOptions extends Pick<UseCarouselResult, 'index' | 'hasNext' | 'next' | 'goTo'> {
  readonly options: UseCarouselOptions;
  readonly resolved: ResolvedCarousel;
  readonly shape: CarouselShape;
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
  const { options, resolved, shape, canTurn, viewport, isSwiping, labels, index, hasNext, next, goTo } = input;
  const { interval, autoplay } = resolved;
  const interaction = usePauseOnInteraction();
  const isInView = useIsInView(viewport, CAROUSEL_VISIBLE_FRACTION);
  const outside = isInView ? [] : (['outOfView'] as const);
  const target = {
    index,
    count: shape.lastIndex + 1,
    loop: shape.isCircle,
    hasNext,
    isSettled: !isSwiping,
    next,
    goTo,
  };
  const slideshow = useSlideshow(target, {
    interval,
    autoplay,
    isStarted: options.isStarted,
    pauseReasons: [...interaction.pauseReasons, ...outside, ...(options.pauseReasons ?? [])],
    onStartedChange: (isStarted, details) => {
      options.onStartedChange?.(isStarted, details);
      // A pressed Play outweighs the pointer that pressed it.
      if (isStarted && details.reason !== 'autoplay' && !details.isCanceled) interaction.clear();
    },
    labels,
    enabled: canTurn,
  });
  return { slideshow, getRegionProps: interaction.getRegionProps };
}
