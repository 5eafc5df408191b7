'use client';
import { useRef } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { reachableIndex } from './carouselShape.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { CarouselChangeReason, UseCarouselResult } from './types.ts';

/** What a visitor wanted of a feature carousel before the code that turns it was there. */
export type FeatureWish = (carousel: Pick<UseCarouselResult, 'goTo' | 'slideshow'>) => void;

/** The ways to another slide, as wishes: each begins where the one before would lead. */
export function useFeatureWishes(
  shape: CarouselShape,
  index: number,
  onWish: (wish: FeatureWish) => void,
): Pick<UseCarouselResult, 'goTo' | 'next' | 'previous'> {
  const wanted = useRef(index);
  const goTo = useStableCallback((target: number, reason?: CarouselChangeReason, event?: Event) => {
    wanted.current = reachableIndex(shape, target);
    onWish((carousel) => carousel.goTo(target, reason, event));
  });
  const next = useStableCallback((reason?: CarouselChangeReason, event?: Event) =>
    goTo(wanted.current + 1, reason, event),
  );
  const previous = useStableCallback((reason?: CarouselChangeReason, event?: Event) =>
    goTo(wanted.current - 1, reason, event),
  );
  return { goTo, next, previous };
}
