'use client';
import { useEffect } from 'react';
import { useAdjustedState } from '../shared/useAdjustedState.ts';

/**
 * Whether a pop-up has the room of the whole window or screen. It has that until it has its own size again: a picture that took its
 * smaller file before would be small at once, in a pop-up that has yet to shrink around it.
 *
 * ```tsx
 * const isFilling = useFilling(lightbox.dialogElement, fullscreen.isFullscreen || maximize.isMaximized);
 * ```
 */
export function useFilling(dialogElement: HTMLElement | null, isFilling: boolean): boolean {
  const [wasFilling, setWasFilling] = useAdjustedState(
    () => false,
    (was) => was || isFilling,
  );
  useEffect(() => {
    if (isFilling || !wasFilling) return undefined;
    let isOver = false;
    const movements = dialogElement?.getAnimations?.() ?? [];
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (!isOver) setWasFilling(false);
    });
    return () => {
      isOver = true;
    };
  }, [dialogElement, isFilling, wasFilling, setWasFilling]);
  return wasFilling;
}
