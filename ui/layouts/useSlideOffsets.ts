'use client';
import { useLayoutEffect } from 'react';
import { slideOffset } from '@loggia/hooks/swipe';
import type { UseLightboxResult } from '@loggia/hooks/lightbox';

/** Tells the style sheet where each slide stands beside the shown one, so that it can follow a finger. */
export function useSlideOffsets(
  surface: HTMLElement | null,
  { slides, index: shownIndex, images, loop }: Pick<UseLightboxResult, 'slides' | 'index' | 'images' | 'loop'>,
): void {
  useLayoutEffect(() => {
    const elements = surface?.querySelectorAll(':scope > .loggia-slide');
    for (const [place, { index }] of slides.entries()) {
      const offset = slideOffset({ index, shownIndex, count: images.length, loop });
      if (offset === undefined) elements?.[place]?.removeAttribute('data-swipe-offset');
      else elements?.[place]?.setAttribute('data-swipe-offset', String(offset));
    }
  }, [surface, slides, shownIndex, images, loop]);
}
