'use client';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { buttonProps } from '../shared/buttonProps.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useElementSize } from '../shared/useElementSize.ts';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import type { UseSlideshowResult } from '../slideshow/types.ts';
import { carouselControls } from './carouselControls.ts';
import { carouselShape, reachableIndex } from './carouselShape.ts';
import { carouselSlides, centredServerSlides } from './carouselSlides.ts';
import { FEATURE_SHAPE, featureDefaults } from './featureDefaults.ts';
import { CAROUSEL_LABELS } from './labels.ts';
import type { CarouselLabels } from './labels.ts';
import type { UseCarouselResult } from './types.ts';
import { useCarouselGetters } from './useCarouselGetters.ts';
import { useFeatureAttention } from './useFeatureAttention.ts';
import type { UseFeatureCarouselOptions, UseFeatureCarouselResult } from './featureTypes.ts';
import { useFeatureGetters } from './useFeatureGetters.ts';
import { useFeatureWishes } from './useFeatureWishes.ts';
import type { FeatureWish } from './useFeatureWishes.ts';
import { useSlideAttention } from './useSlideAttention.ts';
import { useSlideGetter } from './useSlideGetter.ts';

export interface UseFeatureStartOptions extends UseFeatureCarouselOptions {
  /** A control was pressed. Give the wishes to the carousel in their order when it has come. */
  readonly onWish: (wish: FeatureWish) => void;
}

export interface UseFeatureStartResult extends Omit<
  UseFeatureCarouselResult,
  'index' | 'count' | 'visibleCount' | 'page' | 'hasNext' | 'hasPrevious' | 'next' | 'previous' | 'goTo' | 'slideshow'
> {
  readonly slideshow: Pick<UseSlideshowResult, 'isStarted' | 'hasControl' | 'getPlayButtonProps'>;
}

const keepPauseProps: UseCarouselResult['getRegionProps'] = (props) => ({ ...props });

/**
 * A feature carousel as it stands before anything turns it, in the very markup and geometry of `useFeatureCarousel`. It has the
 * first paint and the presses; the code of the carousel itself may come after.
 */
export function useFeatureStart(options: UseFeatureStartOptions): UseFeatureStartResult {
  const { label, nameOf, autoplay = false, onWish } = options;
  const own = featureDefaults(options);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [elements] = useState(() => createElementRegistry<number, HTMLElement>());
  const [contents] = useState(() => createElementRegistry<number, HTMLElement>());
  const { width: viewportWidth } = useElementSize(viewport);
  const isServerRendered = useIsServerRendered();
  const isStill = useReducedMotion();
  const labels = useLabels(CAROUSEL_LABELS, options.labels);

  const count = Math.max(0, Math.floor(options.count));
  const shape = carouselShape({ ...FEATURE_SHAPE, count, items: own.items });
  const { canTurn, ...controls } = carouselControls(own, shape);
  const index = reachableIndex(shape, options.index ?? options.defaultIndex ?? 0);
  const isReady = viewport !== null;
  const slides = isReady
    ? carouselSlides({ shape, index, overscan: own.overscan })
    : centredServerSlides(shape, index, own.initialCount ?? own.items);

  const { goTo, next, previous } = useFeatureWishes(shape, index, onWish);
  const isStarted = canTurn && (options.isStarted ?? (autoplay && !isStill));
  const press = (event: MouseEvent) =>
    onWish(({ slideshow }) => slideshow[isStarted ? 'pause' : 'play']('playButton', event.nativeEvent));
  const playButton = buttonProps(isStarted ? labels.pause : labels.play, press);

  const state = { label, labels, effect: 'none', autoHeight: false, isReady, isPlaying: false, announcement: '' };
  const moves = { hasNext: canTurn, hasPrevious: canTurn, next, previous };
  const refs = { setViewport, setTrack: noRef };
  const getters = useCarouselGetters({ ...state, ...moves, ...refs, getPauseProps: keepPauseProps });
  const getSlideProps = useSlideGetter({ elements, slides, index, count, nameOf, labels, isReady });
  useSlideAttention(viewport, elements, slides);
  useFeatureAttention(viewport, contents, slides, viewportWidth);
  return {
    ...controls,
    viewportWidth,
    slides,
    pageCount: shape.pageCount,
    slideshow: {
      isStarted,
      hasControl: canTurn,
      getPlayButtonProps: (props) => mergeProps(playButton, props),
    },
    recognizer: null,
    ...getters,
    ...dotGetters(index, goTo, labels),
    ...useFeatureGetters({ ...getters, getSlideProps, count, slides, index, viewportWidth, goTo }, contents, options),
    isServerRendered,
    labels,
  };
}

const noRef = () => undefined;

/** Dots without the keys, which come with the carousel. */
function dotGetters(
  index: number,
  goTo: UseCarouselResult['goTo'],
  labels: CarouselLabels,
): Pick<UseCarouselResult, 'getDotsProps' | 'getDotProps'> {
  return {
    getDotsProps: (props) => mergeProps({ role: 'group', 'aria-label': labels.dots } as const, props),
    getDotProps: ({ page, ...props }) => {
      const press = (event: MouseEvent) => goTo(page, 'dot', event.nativeEvent);
      const dot = buttonProps(fillLabel(labels.dot, { first: page + 1 }), press);
      const isCurrent = page === index;
      return mergeProps({ ...dot, 'aria-current': isCurrent || undefined, tabIndex: isCurrent ? 0 : -1 }, props);
    },
  };
}
