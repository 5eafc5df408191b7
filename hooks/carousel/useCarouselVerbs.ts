'use client';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { reachableIndex } from './carouselShape.ts';
import { turnDistance } from './turnDistance.ts';
import type { CarouselChangeReason, UseCarouselResult } from './types.ts';
import type { CarouselStage } from './useCarouselStage.ts';

type Verbs = Pick<UseCarouselResult, 'hasNext' | 'hasPrevious' | 'next' | 'previous' | 'goTo'>;

/** The ways to another slide, and whether there are any. */
export function useCarouselVerbs({ shape, index, newestIndex, requestTurn }: CarouselStage, canTurn: boolean): Verbs {
  const { isCircle, lastIndex, step } = shape;
  const hasNext = canTurn && (isCircle || index < lastIndex);
  const hasPrevious = canTurn && (isCircle || index > 0);
  const next = useStableCallback((reason?: CarouselChangeReason, event?: Event) => {
    if (canTurn) requestTurn(newestIndex() + step, reason, event);
  });
  const previous = useStableCallback((reason?: CarouselChangeReason, event?: Event) => {
    if (canTurn) requestTurn(newestIndex() - step, reason, event);
  });
  const goTo = useStableCallback((target: number, reason?: CarouselChangeReason, event?: Event) => {
    const from = newestIndex();
    if (canTurn) requestTurn(from + turnDistance(shape, from, reachableIndex(shape, target)), reason, event);
  });
  return { hasNext, hasPrevious, next, previous, goTo };
}
