'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onNear` when an element comes within `distancePx` of the window, and once more for every other `count` while it stays
 * there. Where more does not push it away, as below rows that grow sideways, it waits for the visitor to scroll. Gives the ref of
 * the element. Keep the identity of `onNear` between renders.
 */
export function useNearness(
  enabled: boolean,
  distancePx: number,
  count: number,
  onNear: () => void,
): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const asked = useRef([count]);
  useEffect(() => {
    if (!enabled || !element || !('IntersectionObserver' in window)) return undefined;
    // A new observer tells at once where the element is.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        const before = asked.current;
        asked.current = [count, element.getBoundingClientRect().top + window.scrollY];
        if (count !== before[0] && asked.current[1] === before[1]) window.addEventListener('scroll', onNear, true);
        else onNear();
      },
      { rootMargin: `${distancePx}px` },
    );
    observer.observe(element);
    return () => {
      window.removeEventListener('scroll', onNear, true);
      observer.disconnect();
    };
  }, [enabled, element, distancePx, count, onNear]);
  return setElement;
}
