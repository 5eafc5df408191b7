'use client';
import { useRef } from 'react';
import { isDismissal } from '../shared/engine/dismissedPress.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { DOUBLE_TAP_MS } from './constants.ts';
import { isPressable, isShort } from './engine/taps.ts';
import type { GestureInput } from './GestureInput.ts';

/**
 * Returns a pointer input handler that calls `onTap` for a single-finger tap once it can no longer become a double tap.
 * A tap that closes a menu does not count. The handler is not stable.
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
      // A second finger makes it a pinch; a second tap makes it a double tap.
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
