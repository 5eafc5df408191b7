'use client';
import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { Point } from '../shared/Point.ts';
import type { SwipeLimits, SwipeOutcome } from './types.ts';
import type { SwipeMotion } from './useSwipeMotion.ts';

/** A page that a swipe has asked for. */
export interface PageTurn {
  readonly outcome: SwipeOutcome;
  readonly limits: SwipeLimits;
  readonly velocity: Point;
}

export interface UsePageTurnOptions {
  readonly index: number;
  readonly isOpen: boolean;
  readonly motion: SwipeMotion;
  /** Another page came than the one that was asked for, or the target has closed. */
  readonly onInterrupted: () => void;
}

/** Lets the page that was asked for come in from where it stood beside the old one. Returns the way to ask; null: none. */
export function usePageTurn(options: UsePageTurnOptions): (turn: PageTurn | null) => void {
  const { index, isOpen, motion } = options;
  const awaited = useRef<PageTurn | null>(null);
  const shownIndex = useRef(index);
  const interrupt = useStableCallback(() => {
    awaited.current = null;
    options.onInterrupted();
    motion.rest();
  });

  useIsomorphicLayoutEffect(() => {
    if (shownIndex.current === index) return;
    shownIndex.current = index;
    const turn = awaited.current;
    if (!turn) {
      interrupt();
      return;
    }
    awaited.current = null;
    const { x, y } = motion.read();
    const side = (turn.outcome === 'next') !== turn.limits.isRightToLeft ? 1 : -1;
    motion.hold({ x: x + side * turn.limits.width, y });
    motion.release(turn.velocity);
  }, [index, motion, interrupt]);
  useIsomorphicLayoutEffect(() => {
    if (!isOpen) interrupt();
  }, [isOpen, interrupt]);
  return useStableCallback((turn: PageTurn | null) => {
    awaited.current = turn;
  });
}
