'use client';
import { useState } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

/** How long an element is, before the first paint and after each resize; 0 without one. */
export function useStripLength(element: HTMLElement | null, isVertical: boolean): number {
  const [length, setLength] = useState(0);
  const measure = useStableCallback(() => setLength((isVertical ? element?.clientHeight : element?.clientWidth) ?? 0));
  useIsomorphicLayoutEffect(() => {
    measure();
    if (!element || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, measure]);
  return length;
}
