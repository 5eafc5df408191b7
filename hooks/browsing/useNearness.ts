'use client';
import { useEffect, useState } from 'react';
import { useLatestRef } from '../shared/useLatestRef.ts';

/**
 * Calls `onNear` when an element comes within `distancePx` of the window, and once more for every other `content` while it stays
 * there. Gives the ref of the element.
 */
export function useNearness(
  enabled: boolean,
  distancePx: number,
  content: unknown,
  onNear: () => void,
): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const latestOnNear = useLatestRef(onNear);
  useEffect(() => {
    if (!enabled || !element || !('IntersectionObserver' in window)) return undefined;
    // A new observer tells at once where the element is.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latestOnNear.current();
      },
      { rootMargin: `${distancePx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other content moves the element without its leaving
  }, [enabled, element, distancePx, content, latestOnNear]);
  return setElement;
}
