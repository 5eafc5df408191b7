'use client';
import { useCallback, useMemo, useState } from 'react';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { carouselShape } from './carouselShape.ts';
import { centredServerSlides } from './carouselSlides.ts';
import { CAROUSEL_DURATION_MS, FEATURE_FAR_DURATION_MS } from './constants.ts';
import { FEATURE_SHAPE, featureDefaults } from './featureDefaults.ts';
import { useCarousel } from './useCarousel.ts';
import { useFeatureAttention } from './useFeatureAttention.ts';
import { useFeatureGetters } from './useFeatureGetters.ts';
import type { UseFeatureCarouselOptions, UseFeatureCarouselResult } from './featureTypes.ts';

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
  const { onIndexChange } = options;
  const own = featureDefaults(options);
  const [isFar, setFar] = useState(false);
  const [contents] = useState(() => createElementRegistry<number, HTMLElement>());
  const { durationMs = isFar ? FEATURE_FAR_DURATION_MS : CAROUSEL_DURATION_MS } = options;
  const carousel = useCarousel({
    ...own,
    ...FEATURE_SHAPE,
    durationMs,
    effect: 'none',
    onIndexChange: (next, details) => {
      const straight = Math.abs(next - carousel.index);
      setFar(Math.min(straight, count - straight) > 1);
      onIndexChange?.(next, details);
    },
  });
  const { count, viewportWidth, index, getViewportProps: getCarouselProps } = carousel;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const getViewportProps = useCallback<PropGetter<'div'>>(
    (props) => getCarouselProps(mergeProps({ ref: setViewport }, props)),
    [getCarouselProps],
  );
  const { items, initialCount = items } = own;
  const serverSlides = useMemo(
    () => centredServerSlides(carouselShape({ ...FEATURE_SHAPE, count, items }), index, initialCount),
    [count, items, index, initialCount],
  );
  const slides = viewport ? carousel.slides : serverSlides;
  // Images find their first places without a movement.
  const [firstIndex] = useState(index);
  const [isTurned, setTurned] = useState(false);
  if (!isTurned && index !== firstIndex) setTurned(true);

  useFeatureAttention(viewport, contents, slides, viewportWidth);
  return {
    ...carousel,
    slides,
    ...useFeatureGetters({ ...carousel, slides, getViewportProps }, contents, options, isTurned),
  };
}
