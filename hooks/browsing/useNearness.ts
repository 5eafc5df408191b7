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

/** What there was when more was last asked for: the items, and where the end stood in the page and in the window. */
interface Question {
  readonly count: number;
  readonly pageTop: number;
  windowTop?: number;
}

/** The rows of the list, where they grow sideways beyond what is seen of them. */
const readRows = (container: Element | null) =>
  sidewaysScroller(container?.querySelector('[data-index]')?.parentElement);

/**
 * Tells when an element after a list comes near the window from below, and once more for every other `count` while it stays there.
 * In rows that grow sideways it is their own end that has to come near. Where more pushes neither away, it waits for the visitor to
 * scroll: a browser that holds what is below the list in its place (scroll anchoring) would fetch all there is. Gives the ref of the
 * element.
 */
export function useNearness(options: UseNearnessOptions): (element: HTMLElement | null) => void {
  const { enabled, distancePx, count, containerRef, onNear } = options;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const asked = useRef<Question>({ count, pageTop: 0 });
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
        // What was pushed away and is near again was brought back by the visitor, be it to the very same place by the key End.
        if (entries.some(({ isIntersecting }) => !isIntersecting)) delete asked.current.windowTop;
        if (!entries.at(-1)?.isIntersecting) return;
        const rows = readRows(containerRef.current);
        if (rows) {
          rows.addEventListener('scroll', followRows, { signal });
          return followRows({ currentTarget: rows });
        }
        const before = asked.current;
        const windowTop = element.getBoundingClientRect().top;
        const pageTop = windowTop + window.scrollY;
        asked.current = { count, pageTop, windowTop };
        if (count === before.count) return onNear();
        if (pageTop === before.pageTop) return window.addEventListener('scroll', onNear, { signal, capture: true });
        const isHeldAt = (top: number) => Math.abs(element.getBoundingClientRect().top - top) <= 1;
        if (before.windowTop === undefined || !isHeldAt(before.windowTop)) return onNear();
        const followPage = () => {
          if (isHeldAt(windowTop)) return;
          observer.unobserve(element);
          observer.observe(element);
        };
        window.addEventListener('scroll', followPage, { signal, capture: true });
      },
      { rootMargin: `0px ${distancePx}px ${distancePx}px` },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
    return () => ending.abort();
  }, [enabled, element, distancePx, count, containerRef, onNear]);
  return setElement;
}
