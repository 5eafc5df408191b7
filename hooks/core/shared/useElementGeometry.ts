'use client';
import { useEffect, useState } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

const NO_SIZE: ElementSize = { width: 0, height: 0 };

/**
 * Returns the border box of an element in CSS pixels, measured before the first paint and after each resize. Returns 0
 * × 0 if there is no element.
 */
export function useElementSize(element: HTMLElement | null): ElementSize {
  const [size, setSize] = useState(NO_SIZE);
  useIsomorphicLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element, { box: 'border-box' });
    return () => observer.disconnect();
  }, [element]);
  return element ? size : NO_SIZE;
}

/**
 * Returns whether at least this fraction of an element is in the viewport. `true` until this is known, and in browsers
 * without `IntersectionObserver`.
 */
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
