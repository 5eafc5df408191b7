'use client';
import { useMemo } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { FEATURE_WIDTH_PX } from './constants.ts';
import { featureGeometry } from './featureGeometry.ts';
import { featureSize } from './featureSize.ts';
import type { UseCarouselResult } from './types.ts';
import type { FeatureGeometry, FeatureGeometryOptions, UseFeatureCarouselResult } from './featureTypes.ts';

type FeatureBase = Pick<
  UseCarouselResult,
  'count' | 'slides' | 'index' | 'viewportWidth' | 'goTo' | 'getSlideProps' | 'getViewportProps'
>;
type Getters = Pick<UseFeatureCarouselResult, 'getViewportProps' | 'getSlideProps' | 'getContentProps'>;

const placeStyle = (geometry: FeatureGeometry, slot: number): CSSProperties => {
  const { offset, scale, layer, opacity } = geometry.placeOf(slot);
  return {
    '--loggia-feature-offset': `${offset}px`,
    '--loggia-feature-scale': scale,
    '--loggia-feature-layer': layer,
    '--loggia-feature-opacity': opacity,
  } as CSSProperties;
};

/** The getters of a feature carousel: those of the carousel, and where each image stands. */
export function useFeatureGetters(
  carousel: FeatureBase,
  contents: ElementRegistry<number, HTMLElement>,
  options: FeatureGeometryOptions,
  isTurned: boolean,
): Getters & Pick<UseFeatureCarouselResult, 'imageWidth' | 'unmeasuredSizes'> {
  const { count, slides, index: currentIndex, viewportWidth, goTo, getSlideProps, getViewportProps } = carousel;
  const { imageWidth, imageHeight, columns, ratio, referenceWidth, fitsContainer } = options;
  const isMeasured = viewportWidth > 0;
  const geometry = useMemo(() => {
    const sizes = { imageWidth, imageHeight, columns, ratio, referenceWidth, fitsContainer };
    return featureGeometry({ ...sizes, parentWidth: viewportWidth, count });
  }, [viewportWidth, count, imageWidth, imageHeight, columns, ratio, referenceWidth, fitsContainer]);
  const size = useMemo(
    () => featureSize({ imageWidth, imageHeight, referenceWidth }) as CSSProperties,
    [imageWidth, imageHeight, referenceWidth],
  );
  const getters = useMemo<Getters>(
    () => ({
      getViewportProps: (props) =>
        getViewportProps(
          mergeProps({ 'data-turned': isTurned ? '' : undefined, style: isMeasured ? size : undefined }, props),
        ),
      getSlideProps: (props) => {
        const { index } = props;
        const slot = slides.find((slide) => slide.index === index)?.slot ?? 0;
        const bringForward = (event: MouseEvent) => goTo(index, 'slide', event.nativeEvent);
        const own = {
          onClick: index === currentIndex ? undefined : bringForward,
          style: isMeasured ? placeStyle(geometry, slot) : undefined,
        };
        return getSlideProps({ ...mergeProps(own, props), index });
      },
      getContentProps: ({ index, ...props }) => mergeProps({ ref: contents.refFor(index), 'data-index': index }, props),
    }),
    [geometry, size, slides, currentIndex, isMeasured, isTurned, goTo, getSlideProps, getViewportProps, contents],
  );
  return { ...getters, imageWidth: geometry.imageWidth, unmeasuredSizes: `${imageWidth ?? FEATURE_WIDTH_PX}px` };
}
