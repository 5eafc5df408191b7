'use client';
import { useEffect, useRef, useState } from 'react';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { createCarouselMotion } from './engine/createCarouselMotion.ts';
import type { CarouselShape } from './carouselShape.ts';
import type { ResolvedCarousel } from './resolveCarousel.ts';
import type { CarouselTurn } from './useCarouselIndex.ts';

export interface UseCarouselMotionOptions extends Pick<ResolvedCarousel, 'effect' | 'durationMs'> {
  readonly viewport: HTMLElement | null;
  readonly track: HTMLElement | null;
  readonly elements: ElementRegistry<number, HTMLElement>;
  readonly shape: CarouselShape;
  readonly overscan: number;
  readonly turn: CarouselTurn;
  readonly stepPx: number;
}

/** Shows each turn on its way. What a finger has brought comes by the finger's own spring. */
export function useCarouselMotion(options: UseCarouselMotionOptions): void {
  const { viewport, track, elements, effect, durationMs, overscan, shape, turn, stepPx } = options;
  const isStill = useReducedMotion();
  const [motion] = useState(createCarouselMotion);
  const shown = useRef(turn.index);

  const play = useStableCallback((from: number, to: number) => {
    // jsdom has no animations.
    if (!viewport || !track || typeof track.animate !== 'function' || durationMs === 0) return;
    if (effect === 'fade') motion.fade(elements.get(from), elements.get(to), durationMs);
    // Movement becomes a cut where less motion is asked for, a fade stays one.
    if (effect !== 'slide' || isStill || turn.reason === 'swipe') return;
    const limit = shape.isCircle ? Math.min(overscan, shape.count - shape.visibleCount) : overscan;
    motion.slide({ viewport, track, distance: turn.distance, limit, stepPx, durationMs });
  });
  useIsomorphicLayoutEffect(() => {
    const from = shown.current;
    if (from === turn.index) return;
    shown.current = turn.index;
    // What the list has moved stands where it stood.
    if (turn.reason !== null) play(from, turn.index);
  }, [turn, play]);
  useEffect(() => motion.stop, [motion]);
}
