'use client';
import { useCallback, useEffect, useRef } from 'react';
import { DRAG_INTENT_PX } from '../gesture/engine/createPointerSurface.ts';
import type { GestureInput, Point } from '../gesture/GestureInput.ts';
import { DOUBLE_TAP_DISTANCE_PX, DOUBLE_TAP_MS } from './constants.ts';
import type { ZoomControl } from './useZoomView.ts';

interface UseZoomTapsOptions {
  readonly surface: HTMLElement | null;
  readonly enabled: boolean;
  readonly control: ZoomControl;
  readonly toPoint: (clientX: number, clientY: number) => Point;
}

/** Elements that are pressed for reasons of their own. */
const PRESSABLE = 'a, button, summary, label, [role=button], [role=link], [data-no-gesture]';

const isPressable = ({ target }: Event) => target instanceof Element && target.closest(PRESSABLE) !== null;

const isShort = (first: GestureInput, last: GestureInput) =>
  last.timeStamp - first.timeStamp <= DOUBLE_TAP_MS &&
  Math.hypot(last.clientX - first.clientX, last.clientY - first.clientY) < DRAG_INTENT_PX;

/** Double taps of a finger and double clicks of a mouse. Returns what takes the pointers' inputs. */
export function useZoomTaps(options: UseZoomTapsOptions): (input: GestureInput) => void {
  const { surface, enabled, control, toPoint } = options;
  const pressed = useRef<GestureInput | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const lastType = useRef('mouse');

  const zoomAt = useCallback(
    ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, isMouse: boolean, event: Event) =>
      control.dispatch({ type: 'toggled', at: toPoint(clientX, clientY), isFollowing: isMouse }, 'doubleTap', event),
    [control, toPoint],
  );
  useEffect(() => {
    if (!surface || !enabled) return undefined;
    const handleDoubleClick = (event: MouseEvent) => {
      // Chromium sends a double click after a double tap too.
      if (lastType.current !== 'mouse' || event.defaultPrevented || isPressable(event)) return;
      zoomAt(event, true, event);
    };
    surface.addEventListener('dblclick', handleDoubleClick);
    return () => surface.removeEventListener('dblclick', handleDoubleClick);
  }, [surface, enabled, zoomAt]);

  return useCallback(
    (input: GestureInput) => {
      lastType.current = input.pointerType;
      if (input.type === 'pointermove' || input.pointerType === 'mouse') return;
      const first = pressed.current;
      if (input.type === 'pointerdown') {
        // A second finger makes it a pinch.
        if (first) lastTap.current = null;
        pressed.current = first || isPressable(input.event) ? null : input;
        return;
      }
      pressed.current = null;
      if (!first || input.type !== 'pointerup' || !isShort(first, input)) {
        lastTap.current = null;
      } else if (isDoubleTap(lastTap.current, input)) {
        lastTap.current = null;
        zoomAt(input, false, input.event);
      } else {
        lastTap.current = input;
      }
    },
    [zoomAt],
  );
}

/** The place and time of a tap. */
interface Tap {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** Whether a tap is the second of two. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || second.timeStamp - first.timeStamp > DOUBLE_TAP_MS) return false;
  return Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) <= DOUBLE_TAP_DISTANCE_PX;
}
