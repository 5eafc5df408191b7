'use client';
import { useCallback, useMemo, useState, type CSSProperties, type MouseEvent } from 'react';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { carouselShape } from './carouselShape.ts';
import { centredServerSlides } from './carouselSlides.ts';
import { CAROUSEL_DURATION_MS, FEATURE_COLUMNS, FEATURE_FAR_DURATION_MS, FEATURE_WIDTH_PX } from './constants.ts';
import { featureGeometry, featureOffset, featurePlan, featureSize, type FeaturePlan } from './featureGeometry.ts';
import type {
  CarouselSlide,
  FeatureGeometryOptions,
  UseCarouselOptions,
  UseCarouselResult,
  UseFeatureCarouselOptions,
  UseFeatureCarouselResult,
} from './types.ts';
import { useCarousel } from './useCarousel.ts';
import { useInertSlides } from './useCarouselStage.ts';

/**
 * Manages a headless, looping carousel with a large image in the center and smaller ones on both sides.
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
  const { count, viewportWidth, index, firstPaint, getViewportProps: getCarouselProps } = carousel;
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
  // Images move to their initial positions without animation.
  const [firstIndex] = useState(index);
  const [isTurned] = useAdjustedState(
    () => false,
    (was) => was || index !== firstIndex,
  );

  useInertContents(viewport, contents, slides, viewportWidth);
  return {
    ...carousel,
    slides,
    firstPaint: firstPaint && { ...options, view: 'featureCarousel', selector: firstPaint.selector, count, slides },
    ...useFeatureGetters({ ...carousel, slides, getViewportProps }, contents, options, isTurned),
  };
}

type FeatureBase = Pick<
  UseCarouselResult,
  'count' | 'slides' | 'index' | 'viewportWidth' | 'goTo' | 'getSlideProps' | 'getViewportProps'
>;
type Getters = Pick<UseFeatureCarouselResult, 'getViewportProps' | 'getSlideProps' | 'getContentProps'>;

const slideStyle = (plan: FeaturePlan, slot: number): CSSProperties => {
  const { scale, layer, opacity, ...share } = plan.shareOf(slot);
  return {
    '--loggia-feature-offset': `calc(${featureOffset(share)})`,
    '--loggia-feature-scale': scale,
    '--loggia-feature-layer': layer,
    '--loggia-feature-opacity': opacity,
  } as CSSProperties;
};

/** Prop getters for a feature carousel: a carousel's prop getters, plus the position of each image. */
function useFeatureGetters(
  carousel: FeatureBase,
  contents: ElementRegistry<number, HTMLElement>,
  options: FeatureGeometryOptions,
  isTurned: boolean,
): Getters & Pick<UseFeatureCarouselResult, 'imageWidth' | 'unmeasuredSizes'> {
  const { count, slides, index: currentIndex, viewportWidth, goTo, getSlideProps, getViewportProps } = carousel;
  const { imageWidth, imageHeight, columns, ratio, referenceWidth, minWidth, fitsContainer } = options;
  const isMeasured = viewportWidth > 0;
  const plan = useMemo(
    () => featurePlan({ count, columns, ratio, fitsContainer }),
    [count, columns, ratio, fitsContainer],
  );
  const size = useMemo(
    () => featureSize({ imageWidth, imageHeight, referenceWidth, minWidth }) as CSSProperties,
    [imageWidth, imageHeight, referenceWidth, minWidth],
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
          style: isMeasured ? slideStyle(plan, slot) : undefined,
        };
        return getSlideProps({ ...mergeProps(own, props), index });
      },
      getContentProps: ({ index, ...props }) => mergeProps({ ref: contents.refFor(index), 'data-index': index }, props),
    }),
    [plan, size, slides, currentIndex, isMeasured, isTurned, goTo, getSlideProps, getViewportProps, contents],
  );
  const measured = featureGeometry({ ...options, parentWidth: viewportWidth, count });
  return { ...getters, imageWidth: measured.imageWidth, unmeasuredSizes: `${imageWidth ?? FEATURE_WIDTH_PX}px` };
}

/** Makes the content of all slides except the center one inert. */
function useInertContents(
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
  useInertSlides(viewport, contents, reachable);
}

/** Fixed options of a feature carousel. */
const FEATURE_SHAPE = { align: 'center', step: 1, loop: true } as const;

/** Converts a feature carousel's options, with its defaults filled in, to carousel options. */
export function featureDefaults<TOptions extends UseCarouselOptions & { readonly columns?: number | undefined }>(
  options: TOptions,
) {
  const { playButton = true, dots = false } = options;
  // There are never more columns than images.
  const columns = Math.min(options.columns ?? FEATURE_COLUMNS, Math.max(1, options.count));
  const { overscan = Math.max(1, Math.floor(columns / 2)) } = options;
  return { ...options, playButton, dots, overscan, items: columns };
}
