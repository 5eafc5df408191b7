'use client';
import { useEffect, useRef, useState } from 'react';
import { useDrag, usePinch } from '@use-gesture/react';
import { createFingerFilter, type GestureInput, type Point } from '../../core/gesture/GestureInput.ts';
import type { GestureFeed } from '../../core/gesture/useGestureCode.ts';
import { DRAG_INTENT_PX } from '../../core/gesture/constants.ts';
import { deliverInput } from '../../core/gesture/deliverInput.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { swipeDirection } from '../../slides/swipe/decideSwipe.ts';
import type { SwipeDirection } from '../../slides/swipe/types.ts';
import type { ZoomView } from './types.ts';
import type { ZoomControl } from './useZoomView.ts';

export interface ZoomRecognizerProps {
  readonly feed: GestureFeed;
  readonly control: ZoomControl;
  readonly toPoint: (clientX: number, clientY: number) => Point;
  readonly canSwipe: (direction: SwipeDirection) => boolean;
}

interface PinchStart {
  readonly from: ZoomView;
  readonly origin: Point;
}

/** Recognizes pinches and pans in the feed's pointer input, with @use-gesture. Renders nothing. */
export function ZoomRecognizer({ feed, control, toPoint, canSwipe }: ZoomRecognizerProps): null {
  const [filter] = useState(() => createFingerFilter({ resumes: true }));
  const panned = useRef<Point | null>(null);

  const bindDrag = useDrag(
    ({ first, last, movement: [x, y], xy, initial }) => {
      const fromStart = { x: xy[0] - initial[0], y: xy[1] - initial[1] };
      if (first) panned.current = canSwipe(swipeDirection(fromStart)) ? null : { x: 0, y: 0 };
      const from = panned.current;
      if (!from) return;
      control.dispatch({ type: 'dragged', by: { x: x - from.x, y: y - from.y } }, last ? 'pan' : undefined);
      panned.current = last ? null : { x, y };
    },
    { threshold: DRAG_INTENT_PX, pointer: { keys: false } },
  );
  const bindPinch = usePinch(
    ({ last, origin, movement: [factor], memo, event }) => {
      const at = toPoint(origin[0], origin[1]);
      const start = (memo as PinchStart | undefined) ?? { from: control.read(), origin: at };
      if (last) control.dispatch({ type: 'settled' }, 'pinch', (event as unknown as GestureInput).event);
      else control.dispatch({ type: 'pinched', ...start, at, factor });
      return start;
    },
    { pinchOnWheel: false },
  );
  const drag = bindDrag();
  const pinch = bindPinch();
  const deliver = useStableCallback((input: GestureInput) => {
    deliverInput(pinch, input);
    for (const passed of filter(input)) deliverInput(drag, passed);
  });
  useEffect(() => feed.connect(deliver), [feed, deliver]);
  return null;
}
