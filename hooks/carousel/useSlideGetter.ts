'use client';
import { useCallback } from 'react';
import type { CSSProperties } from 'react';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { CarouselLabels } from './labels.ts';
import type { CarouselSlide, UseCarouselResult } from './types.ts';

export interface UseSlideGetterOptions {
  readonly elements: ElementRegistry<number, HTMLElement>;
  readonly slides: readonly CarouselSlide[];
  readonly index: number;
  readonly count: number;
  readonly nameOf: ((index: number) => string | undefined) | undefined;
  readonly labels: CarouselLabels;
  /** Slides stand in their slots: not so in a server's HTML, which has no style attributes. */
  readonly isReady: boolean;
}

/** The getter of a slide. */
export function useSlideGetter(options: UseSlideGetterOptions): UseCarouselResult['getSlideProps'] {
  const { elements, slides, index: currentIndex, count, nameOf, labels, isReady } = options;
  return useCallback(
    ({ index, ...props }) => {
      const slide = slides.find((mounted) => mounted.index === index);
      const title = nameOf?.(index);
      const label = title ? labels.slideName : labels.slideNameWithoutTitle;
      const place = { '--loggia-slide-slot': slide?.slot ?? 0, '--loggia-slide-other-side': slide?.otherSide ?? 0 };
      const own = {
        ref: elements.refFor(index),
        role: 'group',
        'aria-roledescription': labels.slide,
        'aria-label': fillLabel(label, { index: index + 1, count, title: title ?? '' }),
        'data-visible': !isReady || slide?.isVisible ? '' : undefined,
        'data-current': index === currentIndex ? '' : undefined,
        style: isReady ? (place as CSSProperties) : undefined,
      } as const;
      return mergeProps(own, props);
    },
    [elements, slides, currentIndex, count, nameOf, labels, isReady],
  );
}
