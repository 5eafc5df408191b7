'use client';
import { useEffect, useRef, useState } from 'react';
import { clamp } from '../../core/shared/clamp.ts';
import type { ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { readDirection } from '../../core/shared/engine/readDirection.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import type { CarouselShape } from './carouselShape.ts';
import { CAROUSEL_EASING } from './constants.ts';
import type { ResolvedCarousel } from './resolveCarousel.ts';
import type { CarouselTurn } from './useCarouselIndex.ts';

interface UseCarouselMotionOptions extends Pick<ResolvedCarousel, 'effect' | 'durationMs'> {
  readonly viewport: HTMLElement | null;
  readonly track: HTMLElement | null;
  readonly elements: ElementRegistry<number, HTMLElement>;
  readonly shape: CarouselShape;
  readonly overscan: number;
  readonly turn: CarouselTurn;
  readonly stepPx: number;
}

/** Animates each transition except swipes, which settle with their own spring. */
export function useCarouselMotion(options: UseCarouselMotionOptions): void {
  const { viewport, track, elements, effect, durationMs, overscan, shape, turn, stepPx } = options;
  const hasReducedMotion = useReducedMotion();
  const [motion] = useState(createCarouselMotion);
  const shown = useRef(turn.index);

  const play = useStableCallback((from: number, to: number) => {
    // jsdom has no animations.
    if (!viewport || !track || typeof track.animate !== 'function' || durationMs === 0) return;
    if (effect === 'fade') motion.fade(elements.get(from), elements.get(to), durationMs);
    // With reduced motion, slides change without animation, but fades remain.
    if (effect !== 'slide' || hasReducedMotion || turn.reason === 'swipe') return;
    const limit = shape.isLooping ? Math.min(overscan, shape.count - shape.visibleCount) : overscan;
    motion.slide({ viewport, track, distance: turn.distance, limit, stepPx, durationMs });
  });
  useIsomorphicLayoutEffect(() => {
    const from = shown.current;
    if (from === turn.index) return;
    shown.current = turn.index;
    // If a list change has moved the slide to another index, nothing moves on screen.
    if (turn.reason !== null) play(from, turn.index);
  }, [turn, play]);
  useEffect(() => motion.stop, [motion]);
}

interface TrackMove {
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  /** Number of slides to move by. Positive values move forward, negative values backward. */
  readonly distance: number;
  /** Number of slides mounted on the side that moves out of view. Limits the distance. */
  readonly limit: number;
  /** Distance from one slide to the next, in CSS pixels. */
  readonly stepPx: number;
  readonly durationMs: number;
}

/** Animates a carousel's transitions. */
interface CarouselMotion {
  /**
   * Animates the slides from their previous positions to their current ones. If a transition is already running, the
   * new one starts from its current position.
   */
  slide(way: TrackMove): void;
  fade(leaving: HTMLElement | null, coming: HTMLElement | null, durationMs: number): void;
  stop(): void;
}

const SIDE = '--loggia-carousel-side';

const canAnimate = (element: HTMLElement): boolean => typeof element.animate === 'function';

function createCarouselMotion(): CarouselMotion {
  const animations = new Map<HTMLElement, Animation>();

  const play = (element: HTMLElement, keyframes: PropertyIndexedKeyframes, durationMs: number) => {
    animations.get(element)?.cancel();
    // jsdom has no animations, so changes are instant there.
    if (!canAnimate(element)) return;
    const animation = element.animate(keyframes, { duration: durationMs, easing: CAROUSEL_EASING });
    animations.set(element, animation);
    animation.onfinish = () => {
      if (animations.get(element) === animation) animations.delete(element);
    };
  };
  return {
    slide({ viewport, track, distance, limit, stepPx, durationMs }) {
      if (!canAnimate(track)) return;
      const sign = readDirection(viewport) === 'rtl' ? -1 : 1;
      const running = new DOMMatrixReadOnly(getComputedStyle(track).transform).m41 * sign;
      const start = clamp(running + distance * stepPx, -limit * stepPx, limit * stepPx) * sign;
      viewport.style.setProperty(SIDE, start > 0 ? '-1' : '1');
      play(track, { transform: [`translateX(${start}px)`, 'none'] }, durationMs);
    },
    fade(leaving, coming, durationMs) {
      const from = coming && animations.has(coming) ? getComputedStyle(coming).opacity : '0';
      if (leaving) play(leaving, { opacity: [1, 0], visibility: ['visible', 'visible'] }, durationMs);
      if (coming) play(coming, { opacity: [from, '1'] }, durationMs);
    },
    stop() {
      for (const animation of animations.values()) animation.cancel();
      animations.clear();
    },
  };
}
