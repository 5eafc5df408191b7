'use client';
import { useEffect, useRef } from 'react';
import { useDrag } from '@use-gesture/react';
import { DRAG_INTENT_PX } from '../shared/engine/createPointerSurface.ts';
import type { GestureFeed } from '../shared/engine/createGestureFeed.ts';
import { deliverInput } from '../shared/deliverInput.ts';
import type { GestureInput } from '../shared/GestureInput.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { decideSwipe } from './decideSwipe.ts';
import { followOffset } from './followOffset.ts';
import { swipeDirection } from './swipeDirection.ts';
import type { Point } from '../shared/Point.ts';
import type { SwipeDirection, SwipeLimits, SwipeOutcome } from './types.ts';
import { usePageTurn } from './usePageTurn.ts';
import { useSwipeMotion } from './useSwipeMotion.ts';

/** What the visitor sees of a swipe; null while the picture rests. */
export interface SwipePhase {
  readonly axis: 'x' | 'y';
  /** The finger is down. */
  readonly isHeld: boolean;
}

export interface SwipeRecognizerProps {
  readonly feed: GestureFeed;
  readonly surface: HTMLElement;
  readonly progressElement: HTMLElement | null | undefined;
  /** Of the shown slide. */
  readonly index: number;
  readonly isOpen: boolean;
  /** No movement but that of the finger. */
  readonly isStill: boolean;
  readonly axes: 'x' | 'xy';
  readonly readLimits: () => SwipeLimits;
  readonly canStart: (direction: SwipeDirection) => boolean;
  readonly onPhase: (phase: SwipePhase | null) => void;
  readonly onRelease: (outcome: SwipeOutcome, event: Event) => void;
}

const AXIS_THRESHOLD = { mouse: DRAG_INTENT_PX, touch: DRAG_INTENT_PX, pen: DRAG_INTENT_PX };
const STILL: Point = { x: 0, y: 0 };

/** Makes swipes of what the feed brings, on @use-gesture and a spring. It draws nothing. */
export function SwipeRecognizer(props: SwipeRecognizerProps): null {
  const { feed, surface, progressElement, index, isOpen, isStill, axes, readLimits, canStart, onPhase, onRelease } =
    props;
  const motion = useSwipeMotion({
    surface,
    progressElement,
    isStill,
    onRest: () => {
      // A page that was asked for and refused is awaited no more.
      expectTurn(null);
      onPhase(null);
    },
  });
  /** Where the picture was when the finger came; null: the drag is not ours. */
  const start = useRef<Point | null>(null);
  const expectTurn = usePageTurn({
    index,
    isOpen,
    motion,
    onInterrupted: () => {
      start.current = null;
    },
  });

  const begin = (axis: 'x' | 'y', movement: Point): Point | null => {
    if ((axis === 'y' && axes === 'x') || !canStart(swipeDirection(movement))) return null;
    expectTurn(null);
    return motion.read();
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
      const limits = readLimits();
      const way: Point = { x: xy[0] - initial[0], y: xy[1] - initial[1] };
      if (first) start.current = begin(axis, way);
      if (!start.current) return;
      if (!last) {
        onPhase({ axis, isHeld: true });
        const offset = followOffset(axis, { x, y }, limits);
        motion.hold({ x: start.current.x + offset.x, y: start.current.y + offset.y });
        return;
      }
      const speed: Point = { x: velocity[0] * direction[0], y: velocity[1] * direction[1] };
      const release = { ...limits, axis, movement: way, velocity: speed, durationMs: elapsedTime };
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
