'use client';
import { useState } from 'react';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { CAROUSEL_DURATION_MS, FEATURE_COLUMNS, FEATURE_FAR_DURATION_MS, FEATURE_WIDTH_PX } from './constants.ts';
import type { FeatureGeometryOptions } from './featureGeometry.ts';
import type { UseCarouselOptions, UseCarouselResult } from './types.ts';
import { useCarousel } from './useCarousel.ts';
import { useFeatureGetters } from './useFeatureGetters.ts';

export interface UseFeatureCarouselOptions
  extends
    FeatureGeometryOptions,
    Omit<UseCarouselOptions, 'effect' | 'items' | 'gap' | 'align' | 'step' | 'loop' | 'autoHeight'> {}

export interface UseFeatureCarouselResult extends UseCarouselResult {
  /** Width of the large image in CSS pixels; 0 until it is measured. */
  readonly imageWidth: number;
  /** `sizes` of an image until then. */
  readonly unmeasuredSizes: string;
  /**
   * For what a slide shows, an element inside the slide. In all slides but the middle one it cannot be reached: there a click
   * brings the slide to the middle.
   */
  getContentProps(props: ElementProps<'div'> & { readonly index: number }): ElementProps<'div'>;
}

/**
 * A carousel with one large image in the middle and smaller ones beside it, which goes round.
 *
 * @example
 * const carousel = useFeatureCarousel({ label: 'Alps', count: images.length });
 * {carousel.slides.map(({ index }) => (
 *   <div key={index} {...carousel.getSlideProps({ index })}>
 *     <div {...carousel.getContentProps({ index })}>…</div>
 *   </div>
 * ))}
 */
export function useFeatureCarousel(options: UseFeatureCarouselOptions): UseFeatureCarouselResult {
  const { columns = FEATURE_COLUMNS, playButton = true, dots = false, count, onIndexChange } = options;
  const [isFar, setFar] = useState(false);
  const [contents] = useState(() => createElementRegistry<number, HTMLElement>());
  const { durationMs = isFar ? FEATURE_FAR_DURATION_MS : CAROUSEL_DURATION_MS } = options;
  const carousel = useCarousel({
    ...options,
    durationMs,
    playButton,
    dots,
    effect: 'none',
    align: 'center',
    loop: true,
    items: columns,
    overscan: options.overscan ?? Math.max(1, Math.floor(columns / 2)),
    onIndexChange: (next, details) => {
      const straight = Math.abs(next - carousel.index);
      setFar(Math.min(straight, count - straight) > 1);
      onIndexChange?.(next, details);
    },
  });
  const { slides, viewportWidth } = carousel;
  const unmeasuredSizes = `${options.imageWidth ?? FEATURE_WIDTH_PX}px`;

  useIsomorphicLayoutEffect(() => {
    const isMeasured = viewportWidth > 0;
    for (const { slot, index } of slides) contents.get(index)?.toggleAttribute('inert', isMeasured && slot !== 0);
  }, [slides, contents, viewportWidth]);
  return { ...carousel, ...useFeatureGetters(carousel, contents, options), unmeasuredSizes };
}
