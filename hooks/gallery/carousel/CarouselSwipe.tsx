'use client';
import { useEffect, type ReactNode } from 'react';
import { clamp } from '../../core/shared/clamp.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useSwipe } from '../../slides/swipe/useSwipe.tsx';
import type { CarouselShape } from './carouselShape.ts';
import type { ResolvedCarousel } from './resolveCarousel.ts';
import type { RequestTurn } from './useCarouselIndex.ts';

export interface CarouselSwipeOptions {
  readonly viewport: HTMLElement | null;
  readonly resolved: Pick<ResolvedCarousel, 'effect'>;
  readonly shape: CarouselShape;
  readonly index: number;
  readonly shift: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  /** Distance from one slide to the next, in CSS pixels. */
  readonly stepPx: number;
  readonly requestTurn: RequestTurn;
  readonly enabled: boolean;
}

export interface CarouselSwipeProps {
  readonly options: CarouselSwipeOptions;
  /** Pointer events recorded before this chunk was loaded. */
  readonly backlog: Event[];
  /** Called when a swipe starts and when its motion ends. Pass a stable function. */
  readonly onSwiping: (isSwiping: boolean) => void;
}

/**
 * Recognizes swipes and moves the carousel by the number of slides dragged past. Vertical movement scrolls the page.
 * Renders nothing.
 */
export function CarouselSwipe({ options, backlog, onSwiping }: CarouselSwipeProps): ReactNode {
  const { viewport, shape, index, shift, hasNext, hasPrevious, stepPx, requestTurn, enabled } = options;
  const { effect } = options.resolved;
  const { count, visibleCount, lastIndex, isLooping } = shape;

  const readSteps = useStableCallback(() => {
    if (effect !== 'slide' || !viewport) return 1;
    const distance = Number.parseFloat(viewport.style.getPropertyValue('--loggia-swipe-x')) || 0;
    const isForward = distance < 0 !== (readDirection(viewport) === 'rtl');
    const left = isForward ? lastIndex - index : index;
    return swipedSteps({ distance, stepPx, most: Math.min(visibleCount, isLooping ? count - visibleCount : left) });
  });
  const turnBy = useStableCallback((sign: 1 | -1, event?: Event) =>
    requestTurn(index + sign * readSteps(), 'swipe', event),
  );
  const target = {
    index,
    offset: -shift,
    count,
    loop: isLooping,
    hasNext,
    hasPrevious,
    next: (_reason: 'swipe', event?: Event) => turnBy(1, event),
    previous: (_reason: 'swipe', event?: Event) => turnBy(-1, event),
  };
  const { isSwiping, gestureNode } = useSwipe(target, {
    axis: 'x',
    surfaceElement: viewport,
    backlog,
    pageWidth: effect === 'slide' && stepPx > 0 ? () => readSteps() * stepPx : undefined,
    enabled,
  });
  useEffect(() => {
    onSwiping(isSwiping);
    return () => onSwiping(false);
  }, [isSwiping, onSwiping]);
  return gestureNode;
}

interface SwipedStepsInput {
  /** How far the slides have been dragged, in CSS pixels. */
  readonly distance: number;
  /** Distance from one slide to the next, in CSS pixels. */
  readonly stepPx: number;
  /** Maximum number of slides to move in the direction of the swipe. */
  readonly most: number;
}

/** Returns the number of slides to move by when the pointer is released: to the nearest slide, but by at least one. */
export function swipedSteps({ distance, stepPx, most }: SwipedStepsInput): number {
  if (stepPx <= 0) return 1;
  return clamp(Math.round(Math.abs(distance) / stepPx), 1, Math.max(1, most));
}
