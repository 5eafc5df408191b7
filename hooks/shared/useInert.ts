'use client';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

/** Makes an element inert, by its attribute: the property of React is new in version 19. */
export function useInert(element: HTMLElement | null, isInert: boolean): void {
  useIsomorphicLayoutEffect(() => {
    element?.toggleAttribute('inert', isInert);
  }, [element, isInert]);
}
