'use client';
import { hasFocusWithin } from '../shared/engine/activeElementAround.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import type { CarouselSlide } from './types.ts';

/** Slides out of view take no focus, no click, and no word of a screen reader. Focus that was in one goes to the viewport. */
export function useSlideAttention(
  viewport: HTMLElement | null,
  elements: ElementRegistry<number, HTMLElement>,
  slides: readonly Pick<CarouselSlide, 'index' | 'isVisible'>[],
): void {
  useIsomorphicLayoutEffect(() => {
    for (const { index, isVisible } of slides) {
      const element = elements.get(index);
      if (!isVisible && element && hasFocusWithin(element)) viewport?.focus({ preventScroll: true });
      element?.toggleAttribute('inert', !isVisible);
    }
  }, [viewport, elements, slides]);
}
