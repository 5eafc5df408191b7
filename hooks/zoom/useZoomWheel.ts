'use client';
import { useEffect } from 'react';
import { clamp } from '../shared/clamp.ts';
import type { Point } from '../gesture/GestureInput.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import {
  ZOOM_WHEEL_LARGEST_TURN_PX,
  ZOOM_WHEEL_LINE_PX,
  ZOOM_WHEEL_RATE_PER_PX,
  ZOOM_WHEEL_REST_MS,
} from './constants.ts';
import type { ZoomWheel } from './types.ts';
import type { ZoomControl } from './useZoomView.ts';

interface UseZoomWheelOptions {
  readonly surface: HTMLElement | null;
  readonly enabled: boolean;
  readonly wheel: ZoomWheel;
  readonly control: ZoomControl;
  readonly toPoint: (clientX: number, clientY: number) => Point;
}

/** The wheel over the surface: with Ctrl, as touchpads report a pinch, it zooms; without, it moves what is zoomed. */
export function useZoomWheel({ surface, enabled, wheel, control, toPoint }: UseZoomWheelOptions): void {
  const rest = useTimeout();
  const isOn = enabled && wheel !== 'off';
  useEffect(() => {
    if (!surface || !isOn) return undefined;
    const handleWheel = (event: WheelEvent) => {
      const isText = event.target instanceof Element && event.target.closest('[data-no-gesture]') !== null;
      // A text over the picture scrolls by itself.
      if (event.defaultPrevented || (isText && !event.ctrlKey)) return;
      const { ctrlKey, deltaX, deltaY, clientX, clientY } = event;
      if (ctrlKey || wheel === 'always') {
        control.dispatch({ type: 'scaled', factor: wheelFactor(event), at: toPoint(clientX, clientY) });
      } else if (control.read().scale > 1) {
        control.dispatch({ type: 'dragged', by: { x: -deltaX, y: -deltaY } });
      } else {
        return;
      }
      // Within the surface only: elsewhere Ctrl and the wheel zoom the page.
      event.preventDefault();
      rest.start(ZOOM_WHEEL_REST_MS, () => control.dispatch({ type: 'settled' }, 'wheel', event));
    };
    // React listens passively, and a passive listener cannot prevent anything.
    surface.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      surface.removeEventListener('wheel', handleWheel);
      rest.clear();
    };
  }, [surface, isOn, wheel, control, toPoint, rest]);
}

/** The part of a `WheelEvent` that says how far the wheel was turned. */
interface WheelTurn {
  readonly deltaY: number;
  /** 0: pixels, 1: lines, 2: pages. */
  readonly deltaMode: number;
}

/** Returns the factor of a turn of the wheel. The same way back and forth leaves the scale as it was. */
export function wheelFactor({ deltaY, deltaMode }: WheelTurn): number {
  const turned = deltaMode === 0 ? deltaY : deltaY * ZOOM_WHEEL_LINE_PX;
  return Math.exp(-clamp(turned, -ZOOM_WHEEL_LARGEST_TURN_PX, ZOOM_WHEEL_LARGEST_TURN_PX) * ZOOM_WHEEL_RATE_PER_PX);
}
