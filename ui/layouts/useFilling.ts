'use client';
import { useEffect } from 'react';

/**
 * Tells whether the lightbox fills the window or the screen. That it does no more is told when it has its own size again: a
 * picture that took its smaller file before would be small at once, in a pop-up that has yet to shrink around it.
 */
export function useFilling(
  dialogElement: HTMLElement | null,
  isFilling: boolean,
  onFill: (isFilling: boolean) => void,
): void {
  useEffect(() => {
    if (isFilling) {
      onFill(true);
      return undefined;
    }
    let isTold = false;
    const tell = () => {
      if (!isTold) onFill(false);
      isTold = true;
    };
    const movements = dialogElement?.getAnimations?.() ?? [];
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(tell);
    return tell;
  }, [dialogElement, isFilling, onFill]);
}
