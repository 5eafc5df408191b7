'use client';
import { useState } from 'react';
import type { RefCallback } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

type Cleanup = (() => void) | undefined;

/**
 * Runs `apply` on the element that the returned ref gets, when it comes and when `value` has changed, before the next paint: an effect on
 * an element that costs no render, as one with the element in a state would. `apply` is a function that stays the same; what it returns
 * is run before the next time and when the element goes.
 */
export function useElementEffect<TElement extends Element, TValue>(
  value: TValue,
  apply: (element: TElement, value: TValue) => Cleanup | void,
): RefCallback<TElement> {
  const [effect] = useState(() => createElementEffect(apply));
  useIsomorphicLayoutEffect(() => effect.setValue(value), [effect, value]);
  return effect.ref;
}

function createElementEffect<TElement extends Element, TValue>(
  apply: (element: TElement, value: TValue) => Cleanup | void,
) {
  let element: TElement | null = null;
  let known: { readonly value: TValue } | undefined;
  let cleanup: Cleanup;
  const run = () => {
    cleanup?.();
    cleanup = (element && known && apply(element, known.value)) || undefined;
  };
  return {
    ref(next: TElement | null) {
      if (next === element) return;
      element = next;
      run();
    },
    setValue(value: TValue) {
      known = { value };
      run();
    },
  };
}
