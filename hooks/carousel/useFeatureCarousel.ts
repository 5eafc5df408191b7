'use client';
import { useState } from 'react';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { CAROUSEL_DURATION_MS, FEATURE_FAR_DURATION_MS } from './constants.ts';
import { FEATURE_SHAPE, featureDefaults } from './featureDefaults.ts';
import type { FeatureGeometryOptions } from './featureGeometry.ts';
import type { UseCarouselOptions, UseCarouselResult } from './types.ts';
import { useCarousel } from './useCarousel.ts';
import { useFeatureAttention } from './useFeatureAttention.ts';
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
  const { count, onIndexChange } = options;
  const [isFar, setFar] = useState(false);
  const [contents] = useState(() => createElementRegistry<number, HTMLElement>());
  const { durationMs = isFar ? FEATURE_FAR_DURATION_MS : CAROUSEL_DURATION_MS } = options;
  const carousel = useCarousel({
    ...featureDefaults(options),
    ...FEATURE_SHAPE,
    durationMs,
    effect: 'none',
    onIndexChange: (next, details) => {
      const straight = Math.abs(next - carousel.index);
      setFar(Math.min(straight, count - straight) > 1);
      onIndexChange?.(next, details);
    },
  });
  const { slides, viewportWidth, index } = carousel;
  // Images find their first places without a movement.
  const [firstIndex] = useState(index);
  const [isTurned, setTurned] = useState(false);
  if (!isTurned && index !== firstIndex) setTurned(true);

  useFeatureAttention(contents, slides, viewportWidth);
  return { ...carousel, ...useFeatureGetters(carousel, contents, options, isTurned) };
}
