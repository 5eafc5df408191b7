'use client';
import { useState } from 'react';
import type { RefCallback } from 'react';
import { useElementEffect } from '../shared/useElementEffect.ts';

/** How long the element of the returned ref is, before the first paint and after each resize; 0 until it is measured. */
export function useStripLength(isVertical: boolean): readonly [length: number, ref: RefCallback<HTMLElement>] {
  const [length, setLength] = useState(0);
  const [observe] = useState(() => observeLength(setLength));
  return [length, useElementEffect(isVertical, observe)];
}

function observeLength(onLength: (length: number) => void) {
  let told = 0;
  return (element: HTMLElement, isVertical: boolean) => {
    const measure = () => {
      const length = isVertical ? element.clientHeight : element.clientWidth;
      if (length !== told) onLength(length);
      told = length;
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
