'use client';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { setInert } from './setInert.ts';
import type { CarouselSlide } from './types.ts';

/** What a feature carousel shows can be reached in the middle alone. */
export function useFeatureAttention(
  viewport: HTMLElement | null,
  contents: ElementRegistry<number, HTMLElement>,
  slides: readonly CarouselSlide[],
  viewportWidth: number,
): void {
  useIsomorphicLayoutEffect(() => {
    const isMeasured = viewportWidth > 0;
    for (const { slot, index } of slides) setInert(contents.get(index), isMeasured && slot !== 0, viewport);
  }, [viewport, contents, slides, viewportWidth]);
}
