'use client';
import { useRef } from 'react';
import { DRAG_INTENT_PX } from '../shared/engine/createPointerSurface.ts';
import type { GestureInput } from '../shared/GestureInput.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { useTimeout } from '../shared/useTimeout.ts';

/** Takes what pointers do, and calls `onLongPress` for one that stays where it went down for `delayMs`. */
export function useLongPress(
  onLongPress: ((event: PointerEvent) => void) | undefined,
  delayMs: number,
): (input: GestureInput) => void {
  const timeout = useTimeout();
  const pressed = useRef<GestureInput | null>(null);
  const { fire, handle } = useStableCallbacks({
    fire(event: Event) {
      pressed.current = null;
      onLongPress?.(event as PointerEvent);
    },
    handle(input: GestureInput) {
      const first = pressed.current;
      if (input.type === 'pointerdown') {
        // A second finger is no press.
        pressed.current = first || !onLongPress ? null : input;
        if (pressed.current) timeout.start(delayMs, () => fire(input.event));
        else timeout.clear();
        return;
      }
      const isNear = first && Math.hypot(input.clientX - first.clientX, input.clientY - first.clientY) < DRAG_INTENT_PX;
      if (input.type === 'pointermove' && isNear) return;
      pressed.current = null;
      timeout.clear();
    },
  });
  return handle;
}
