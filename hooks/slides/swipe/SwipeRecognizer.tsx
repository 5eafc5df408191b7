'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useDrag } from '@use-gesture/react';
import { deliverInput } from '../../core/gesture/deliverInput.ts';
import type { GestureFeed } from '../../core/gesture/useGestureCode.ts';
import { DRAG_INTENT_PX } from '../../core/gesture/constants.ts';
import type { GestureInput, Point } from '../../core/gesture/GestureInput.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { decideSwipe, followOffset, swipeDirection } from './decideSwipe.ts';
import type { SwipeDirection, SwipeLimits, SwipeOutcome } from './types.ts';
import { useSwipeMotion, type SwipeMotion } from './useSwipeMotion.ts';

/** Visible state of a swipe. It is `null` while the image is at rest. */
export interface SwipePhase {
  readonly axis: 'x' | 'y';
  /** Whether the pointer is down. */
  readonly isHeld: boolean;
}

interface SwipeRecognizerProps {
  readonly feed: GestureFeed;
  readonly surface: HTMLElement;
  readonly progressElement: HTMLElement | null | undefined;
  /** Index of the shown slide. */
  readonly index: number;
  readonly isOpen: boolean;
  /** Whether the user prefers reduced motion. If so, the image moves only with the pointer. */
  readonly isStill: boolean;
  readonly axes: 'x' | 'xy';
  readonly readLimits: () => SwipeLimits;
  readonly canStart: (direction: SwipeDirection) => boolean;
  readonly onPhase: (phase: SwipePhase | null) => void;
  readonly onRelease: (outcome: SwipeOutcome, event: Event) => void;
}

interface SwipeStart extends Point {
  readonly limits: SwipeLimits;
}

const AXIS_THRESHOLD = { mouse: DRAG_INTENT_PX, touch: DRAG_INTENT_PX, pen: DRAG_INTENT_PX };
const STILL: Point = { x: 0, y: 0 };

/** Recognizes swipes in the feed's pointer input, with @use-gesture and a spring. Renders nothing. */
export function SwipeRecognizer(props: SwipeRecognizerProps): null {
  const { feed, surface, progressElement, index, isOpen, isStill, axes, readLimits, canStart, onPhase, onRelease } =
    props;
  const motion = useSwipeMotion({
    surface,
    progressElement,
    isStill,
    onRest: () => {
      // Stop waiting for a requested page that was rejected.
      expectTurn(null);
      onPhase(null);
    },
  });
  /**
   * Position and limits of the image when the drag started, or `null` if the drag is not a swipe. Reading them on every
   * move would force layout.
   */
  const start = useRef<SwipeStart | null>(null);
  const expectTurn = usePageTurn({
    index,
    isOpen,
    motion,
    onInterrupted: () => {
      start.current = null;
    },
  });

  const begin = (axis: 'x' | 'y', movement: Point): SwipeStart | null => {
    if ((axis === 'y' && axes === 'x') || !canStart(swipeDirection(movement))) return null;
    expectTurn(null);
    return { ...motion.read(), limits: readLimits() };
  };
  const letGo = (outcome: SwipeOutcome, velocity: Point, limits: SwipeLimits, event: Event) => {
    start.current = null;
    expectTurn(outcome === 'next' || outcome === 'previous' ? { outcome, limits, velocity } : null);
    onRelease(outcome, event);
    motion.release(velocity);
  };

  const bind = useDrag(
    ({ first, last, axis = 'x', movement: [x, y], xy, initial, velocity, direction, elapsedTime, event }) => {
      const input = event as unknown as GestureInput;
      const movement: Point = { x: xy[0] - initial[0], y: xy[1] - initial[1] };
      if (first) start.current = begin(axis, movement);
      if (!start.current) return;
      if (!last) {
        onPhase({ axis, isHeld: true });
        const offset = followOffset(axis, { x, y }, start.current.limits);
        motion.hold({ x: start.current.x + offset.x, y: start.current.y + offset.y });
        return;
      }
      // More images may have loaded since the drag started.
      const limits = readLimits();
      const speed: Point = { x: velocity[0] * direction[0], y: velocity[1] * direction[1] };
      const release = { ...limits, axis, movement, velocity: speed, durationMs: elapsedTime };
      const outcome = input.type === 'pointerup' ? decideSwipe(release) : 'stay';
      onPhase({ axis, isHeld: false });
      letGo(outcome, outcome === 'stay' ? STILL : speed, limits, input.event);
    },
    { axis: 'lock', threshold: DRAG_INTENT_PX, axisThreshold: AXIS_THRESHOLD, pointer: { keys: false } },
  );
  const handlers = bind();
  const deliver = useStableCallback((input: GestureInput) => deliverInput(handlers, input));
  useEffect(() => feed.connect(deliver), [feed, deliver]);
  return null;
}

/** A page requested by a swipe. */
interface PageTurn {
  readonly outcome: SwipeOutcome;
  readonly limits: SwipeLimits;
  readonly velocity: Point;
}

interface UsePageTurnOptions {
  readonly index: number;
  readonly isOpen: boolean;
  readonly motion: SwipeMotion;
  /** Called if a page other than the requested one was shown, or the target has closed. */
  readonly onInterrupted: () => void;
}

/**
 * Makes the requested page enter from its position next to the previous one. Returns a function that sets the requested
 * page. Pass `null` to it if no page is requested.
 */
function usePageTurn(options: UsePageTurnOptions): (turn: PageTurn | null) => void {
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
  return useCallback((turn: PageTurn | null) => {
    awaited.current = turn;
  }, []);
}
