'use client';
import { useCallback, useEffect, useRef } from 'react';
import { DOUBLE_TAP_MS } from '../../core/gesture/constants.ts';
import { isInnermostSurface } from '../../core/gesture/engine/claimTouchAction.ts';
import { isPressable, isShort } from '../../core/gesture/engine/taps.ts';
import type { GestureInput, Point } from '../../core/gesture/GestureInput.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { addKeyListener, listenToKeys } from '../../core/shared/engine/pageKeys.ts';
import { isComposing, LAYER, TEXT_FIELD } from '../../core/shared/keyOwners.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import {
  DOUBLE_TAP_DISTANCE_PX,
  ZOOM_KEY_FACTOR,
  ZOOM_WHEEL_MAX_TURN_PX,
  ZOOM_WHEEL_LINE_PX,
  ZOOM_WHEEL_RATE_PER_PX,
  ZOOM_WHEEL_REST_MS,
} from './constants.ts';
import type { ZoomWheel } from './types.ts';
import type { ZoomControl } from './useZoomView.ts';

interface UseZoomTapsOptions {
  readonly surface: HTMLElement | null;
  readonly enabled: boolean;
  readonly control: ZoomControl;
  readonly toPoint: (clientX: number, clientY: number) => Point;
}

/** Zooms on double taps and double clicks. Returns the handler for pointer input. */
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
      // Chromium also fires a double click after a double tap.
      if (lastType.current !== 'mouse' || event.defaultPrevented || isPressable(event)) return;
      if (!isInnermostSurface(surface, event.target)) return;
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
        // A second touch turns the tap into a pinch.
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

/** Position and time of a tap. */
interface Tap {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** Returns whether a tap is the second tap of a double tap. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  if (!first || second.timeStamp - first.timeStamp > DOUBLE_TAP_MS) return false;
  return Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) <= DOUBLE_TAP_DISTANCE_PX;
}

interface UseZoomWheelOptions {
  readonly surface: HTMLElement | null;
  readonly enabled: boolean;
  readonly wheel: ZoomWheel;
  readonly control: ZoomControl;
  readonly toPoint: (clientX: number, clientY: number) => Point;
}

/**
 * Handles the wheel over the surface. With Ctrl, which touchpads report for a pinch, the wheel zooms. Otherwise, it
 * pans a zoomed image.
 */
export function useZoomWheel({ surface, enabled, wheel, control, toPoint }: UseZoomWheelOptions): void {
  const rest = useTimeout();
  const isOn = enabled && wheel !== 'off';
  useEffect(() => {
    if (!surface || !isOn) return undefined;
    const handleWheel = (event: WheelEvent) => {
      const isText = event.target instanceof Element && event.target.closest('[data-no-gesture]') !== null;
      // Text over the image scrolls by itself.
      if (event.defaultPrevented || (isText && !event.ctrlKey) || !isInnermostSurface(surface, event.target)) return;
      const { ctrlKey, deltaX, deltaY, clientX, clientY } = event;
      if (ctrlKey || wheel === 'always') {
        control.dispatch({ type: 'scaled', factor: wheelFactor(event), at: toPoint(clientX, clientY) });
      } else if (control.read().scale > 1) {
        control.dispatch({ type: 'dragged', by: { x: -deltaX, y: -deltaY } });
      } else {
        return;
      }
      // This prevents zooming the page only within the surface. Outside it, Ctrl with the wheel still zooms the page.
      event.preventDefault();
      rest.start(ZOOM_WHEEL_REST_MS, () => control.dispatch({ type: 'settled' }, 'wheel', event));
    };
    // React adds a passive listener, which cannot call `preventDefault`.
    surface.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      surface.removeEventListener('wheel', handleWheel);
      rest.clear();
    };
  }, [surface, isOn, wheel, control, toPoint, rest]);
}

/** The fields of a `WheelEvent` that determine its distance. */
interface WheelTurn {
  readonly deltaY: number;
  /** Unit of the distance. 0: pixels, 1: lines, 2: pages. */
  readonly deltaMode: number;
}

/** Returns the scale factor of a wheel movement. Movements in opposite directions cancel each other out. */
export function wheelFactor({ deltaY, deltaMode }: WheelTurn): number {
  const turned = deltaMode === 0 ? deltaY : deltaY * ZOOM_WHEEL_LINE_PX;
  return Math.exp(-clamp(turned, -ZOOM_WHEEL_MAX_TURN_PX, ZOOM_WHEEL_MAX_TURN_PX) * ZOOM_WHEEL_RATE_PER_PX);
}

interface UseZoomKeyboardOptions {
  readonly surface: HTMLElement | null;
  readonly enabled: boolean;
  /** Whether to listen on the whole page rather than within the surface. */
  readonly isPageWide: boolean;
  /** Called with the scale factor, where 0 shows the whole image. Must be stable. */
  readonly onKey: (factor: number, reason: 'keyboard', event: KeyboardEvent) => void;
}

function isForeign(event: KeyboardEvent, surface: HTMLElement): boolean {
  // With Ctrl or Cmd, these keys zoom the page.
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.composedPath()[0];
  if (!(target instanceof Element)) return true;
  const layer = target.closest(LAYER);
  // Keys typed in a select element choose one of its options.
  return target.closest(`${TEXT_FIELD}, select`) !== null || (layer !== null && !layer.contains(surface));
}

/** Handles the +, − and 0 keys. */
export function useZoomKeyboard({ surface, enabled, isPageWide, onKey }: UseZoomKeyboardOptions): void {
  useEffect(() => {
    if (!surface || !enabled) return undefined;
    const end = new AbortController();
    const handleKeyDown = (press: KeyboardEvent) => {
      const factor = zoomKeyFactor(press.key);
      if (factor === null || isForeign(press, surface)) return;
      press.preventDefault();
      onKey(factor, 'keyboard', press);
    };
    if (isPageWide) listenToKeys(handleKeyDown, end.signal);
    else addKeyListener(surface, handleKeyDown, end);
    return () => end.abort();
  }, [surface, enabled, isPageWide, onKey]);
}

/**
 * Returns the scale factor of a key (`KeyboardEvent.key`), 0 for the key that shows the whole image, or `null` for
 * other keys.
 */
export function zoomKeyFactor(key: string): number | null {
  // On some keyboards, + requires Shift, so the unshifted key counts, too.
  if (key === '+' || key === '=') return ZOOM_KEY_FACTOR;
  if (key === '-' || key === '_') return 1 / ZOOM_KEY_FACTOR;
  return key === '0' ? 0 : null;
}
