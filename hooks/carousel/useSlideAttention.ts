'use client';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { setInert } from './setInert.ts';
import type { CarouselSlide } from './types.ts';

/** Slides out of view take no focus, no click, and no word of a screen reader. */
export function useSlideAttention(
  viewport: HTMLElement | null,
  elements: ElementRegistry<number, HTMLElement>,
  slides: readonly CarouselSlide[],
): void {
  useIsomorphicLayoutEffect(() => {
    for (const { index, isVisible } of slides) setInert(elements.get(index), !isVisible, viewport);
  }, [viewport, elements, slides]);
}
