'use client';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import type { CarouselSlide } from './types.ts';

/** What a feature carousel shows can be reached in the middle alone. */
export function useFeatureAttention(
  contents: ElementRegistry<number, HTMLElement>,
  slides: readonly CarouselSlide[],
  viewportWidth: number,
): void {
  useIsomorphicLayoutEffect(() => {
    const isMeasured = viewportWidth > 0;
    for (const { slot, index } of slides) contents.get(index)?.toggleAttribute('inert', isMeasured && slot !== 0);
  }, [slides, contents, viewportWidth]);
}
