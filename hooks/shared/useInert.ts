'use client';
import type { RefCallback } from 'react';
import { useElementEffect } from './useElementEffect.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

const setInert = (element: HTMLElement, isInert: boolean) => void element.toggleAttribute('inert', isInert);

/** Makes an element inert, by its attribute: the property of React is new in version 19. */
export function useInert(element: HTMLElement | null, isInert: boolean): void {
  useIsomorphicLayoutEffect(() => {
    if (element) setInert(element, isInert);
  }, [element, isInert]);
}

/** The same for the element of the returned ref. */
export function useInertRef(isInert: boolean): RefCallback<HTMLElement> {
  return useElementEffect(isInert, setInert);
}
