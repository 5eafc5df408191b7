'use client';
import { useRef } from 'react';
import { isDismissal } from '../shared/engine/dismissedPress.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { DOUBLE_TAP_MS } from './constants.ts';
import { isPressable, isShort } from './engine/taps.ts';
import type { GestureInput } from './GestureInput.ts';

/**
 * Returns the handler for pointer input that calls `onTap` for a tap of one finger, as soon as it cannot become a double tap. A tap that closes a menu
 * is none. Another function comes with each render.
 */
export function useTap(onTap: ((event: PointerEvent) => void) | undefined): (input: GestureInput) => void {
  const timeout = useTimeout();
  const pressed = useRef<GestureInput | null>(null);
  const isWaiting = useRef(false);
  return (input) => {
    if (!onTap || input.pointerType === 'mouse' || input.type === 'pointermove') return;
    const first = pressed.current;
    pressed.current = null;
    if (input.type === 'pointerdown') {
      // A second finger makes it a pinch, a second tap a double tap.
      const isSecond = first !== null || isWaiting.current;
      isWaiting.current = false;
      timeout.clear();
      if (!isSecond && !isPressable(input.event) && !isDismissal(input.event)) pressed.current = input;
      return;
    }
    if (!first || input.type !== 'pointerup' || !isShort(first, input)) return;
    isWaiting.current = true;
    timeout.start(DOUBLE_TAP_MS, () => {
      isWaiting.current = false;
      onTap(input.event as PointerEvent);
    });
  };
}
