'use client';
import { useEffect, useState } from 'react';

/** Whether at least such a part of an element is in the window. True until it is known, and where nothing can tell. */
export function useIsInView(element: HTMLElement | null, fraction: number): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 1) >= fraction),
      { threshold: [0, fraction] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, fraction]);
  return isInView;
}
