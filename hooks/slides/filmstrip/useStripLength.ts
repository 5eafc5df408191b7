'use client';
import { useReducer, useState, type RefCallback } from 'react';
import { useElementEffect } from '../../core/shared/useElementEffect.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';

/**
 * Returns the length of the ref's element, measured before the first paint and after each resize, or 0 until it is
 * measured.
 */
export function useStripLength(isVertical: boolean): readonly [length: number, ref: RefCallback<HTMLElement>] {
  const [length, setLength] = useState(0);
  const [attempts, tryAgain] = useReducer((count: number) => count + 1, 0);
  const [strip] = useState(() => createMeasuredStrip(setLength, tryAgain));
  // A dialog that opens in the same commit has no layout before its effects have run.
  useIsomorphicLayoutEffect(strip.measure, [strip, attempts]);
  return [length, useElementEffect(isVertical, strip.observe)];
}

function createMeasuredStrip(onLength: (length: number) => void, onHidden: () => void) {
  let reported = 0;
  let read: (() => number) | undefined;
  const measure = () => {
    const length = read?.() ?? reported;
    if (length !== reported) onLength(length);
    reported = length;
  };
  return {
    measure,
    observe(element: HTMLElement, isVertical: boolean) {
      read = () => (isVertical ? element.clientHeight : element.clientWidth);
      // A closed dialog has no size, and reading it would lay out the whole page.
      if (!element.closest('dialog:not([open])')) measure();
      if (reported === 0) onHidden();
      if (!('ResizeObserver' in window)) return undefined;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => {
        observer.disconnect();
        read = undefined;
      };
    },
  };
}
