'use client';
import { useEffect } from 'react';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';

/**
 * Returns whether a pop-up is as large as the window or screen. The result remains `true` until the pop-up has finished
 * shrinking. Otherwise, the image would switch to a smaller file too early and shrink before the pop-up does.
 *
 * ```tsx
 * const isFullSize = useFullSize(lightbox.dialogElement, fullscreen.isFullscreen || maximize.isMaximized);
 * ```
 */
export function useFullSize(dialogElement: HTMLElement | null, isFullSize: boolean): boolean {
  const [wasFullSize, setWasFullSize] = useAdjustedState(
    () => false,
    (was) => was || isFullSize,
  );
  useEffect(() => {
    if (isFullSize || !wasFullSize) return undefined;
    let isOver = false;
    const movements = dialogElement?.getAnimations?.() ?? [];
    void Promise.allSettled(movements.map(({ finished }) => finished)).then(() => {
      if (!isOver) setWasFullSize(false);
    });
    return () => {
      isOver = true;
    };
  }, [dialogElement, isFullSize, wasFullSize, setWasFullSize]);
  return wasFullSize;
}
