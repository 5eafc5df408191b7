'use client';
import { useMemo } from 'react';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import type { CarouselSlide } from './types.ts';
import { useSlideAttention } from './useSlideAttention.ts';

/** What a feature carousel shows can be reached in the middle alone. */
export function useFeatureAttention(
  viewport: HTMLElement | null,
  contents: ElementRegistry<number, HTMLElement>,
  slides: readonly CarouselSlide[],
  viewportWidth: number,
): void {
  const isMeasured = viewportWidth > 0;
  const reachable = useMemo(
    () => slides.map(({ index, slot }) => ({ index, isVisible: !isMeasured || slot === 0 })),
    [slides, isMeasured],
  );
  useSlideAttention(viewport, contents, reachable);
}
