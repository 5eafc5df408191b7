'use client';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { sidewaysScroller } from '../layout/sidewaysScroller.ts';

export interface UseNearnessOptions {
  readonly enabled: boolean;
  /** How near is near, in CSS pixels. */
  readonly distancePx: number;
  /** Items in the list. */
  readonly count: number;
  /** The list is in it. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Keep its identity between renders. */
  readonly onNear: () => void;
}

/** The rows of the list, where they grow sideways beyond what is seen of them. */
const readRows = (container: Element | null) =>
  sidewaysScroller(container?.querySelector('[data-index]')?.parentElement);

/**
 * Tells when an element after a list comes near the window, and once more for every other `count` while it stays there. In rows that
 * grow sideways it is their own end that has to come near. Where more pushes neither away, it waits for the visitor to scroll. Gives
 * the ref of the element.
 */
export function useNearness(options: UseNearnessOptions): (element: HTMLElement | null) => void {
  const { enabled, distancePx, count, containerRef, onNear } = options;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const asked = useRef([count]);
  useEffect(() => {
    if (!enabled || !element || !('IntersectionObserver' in window)) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const followRows = ({ currentTarget }: { readonly currentTarget: EventTarget | null }) => {
      const { scrollWidth, clientWidth, scrollLeft } = currentTarget as Element;
      if (scrollWidth - clientWidth - Math.abs(scrollLeft) < distancePx) onNear();
    };
    // A new observer tells at once where the element is.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        const rows = readRows(containerRef.current);
        if (rows) {
          rows.addEventListener('scroll', followRows, { signal });
          return followRows({ currentTarget: rows });
        }
        const before = asked.current;
        asked.current = [count, element.getBoundingClientRect().top + window.scrollY];
        if (count === before[0] || asked.current[1] !== before[1]) onNear();
        else window.addEventListener('scroll', onNear, { signal, capture: true });
      },
      { rootMargin: `${distancePx}px` },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    return () => ending.abort();
  }, [enabled, element, distancePx, count, containerRef, onNear]);
  return setElement;
}
