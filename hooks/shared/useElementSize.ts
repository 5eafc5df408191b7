'use client';
import { useState } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

const NO_SIZE: ElementSize = { width: 0, height: 0 };

/** The border box of an element in CSS pixels, before the first paint and after each resize; 0 by 0 without one. */
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
