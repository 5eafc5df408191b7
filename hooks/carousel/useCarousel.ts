'use client';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { useLabels } from '../shared/useLabels.ts';
import { carouselControls } from './carouselControls.ts';
import { CAROUSEL_LABELS } from './labels.ts';
import { pageOfIndex } from './pageOfIndex.ts';
import { shownText } from './shownText.ts';
import type { UseCarouselOptions, UseCarouselResult } from './types.ts';
import { useCarouselGetters } from './useCarouselGetters.ts';
import { useCarouselJump } from './useCarouselJump.ts';
import { useCarouselSlideshow } from './useCarouselSlideshow.ts';
import { useCarouselStage } from './useCarouselStage.ts';
import { useCarouselSwipe } from './useCarouselSwipe.tsx';
import { useCarouselVerbs } from './useCarouselVerbs.ts';
import { useDotGetters } from './useDotGetters.ts';
import { useSlideGetter } from './useSlideGetter.ts';

/**
 * Shows slides one view after the other: by arrows, dots, fingers, keys, or by itself.
 *
 * @example
 * const carousel = useCarousel({ label: 'Testimonials', count: quotes.length, loop: true });
 * <div {...carousel.getRegionProps()}>
 *   <button {...carousel.slideshow.getPlayButtonProps()} />
 *   <button {...carousel.getPreviousButtonProps()}>‹</button>
 *   <div {...carousel.getViewportProps()}>
 *     <div {...carousel.getTrackProps()}>
 *       {carousel.slides.map(({ index }) => (
 *         <div key={index} {...carousel.getSlideProps({ index })}>{quotes[index]}</div>
 *       ))}
 *     </div>
 *   </div>
 *   <button {...carousel.getNextButtonProps()}>›</button>
 *   <div {...carousel.getAnnouncementProps()} />
 *   {carousel.recognizer}
 * </div>
 */
export function useCarousel(options: UseCarouselOptions): UseCarouselResult {
  const { label, nameOf, autoHeight = false, jumpDelayMs = 0, swipe = true } = options;
  const labels = useLabels(CAROUSEL_LABELS, options.labels);
  const stage = useCarouselStage(options);
  const { viewport, resolved, shape, slides, index, turn } = stage;
  const { canTurn, ...controls } = carouselControls(options, shape);
  const isServerRendered = useIsServerRendered();
  const isReady = viewport !== null;
  const moves = { index, ...useCarouselVerbs(stage, canTurn) };
  const { goTo } = moves;
  useCarouselJump(options.jumpTo, jumpDelayMs, goTo);

  const { isSwiping, recognizer } = useCarouselSwipe({ ...stage, ...moves, enabled: swipe && canTurn });
  const { slideshow, getRegionProps: getPauseProps } = useCarouselSlideshow({
    ...moves,
    options,
    shift: stage.shift,
    canTurn,
    viewport,
    isSwiping,
    labels,
  });
  const { isPlaying } = slideshow;
  const isSaid = turn.reason && turn.reason !== 'autoplay' && !isPlaying;
  const announcement = isSaid ? shownText(shape, index, nameOf?.(index), labels) : '';

  const page = pageOfIndex(shape, index);
  const state = { label, labels, effect: resolved.effect, autoHeight, isReady, isPlaying, announcement };
  return {
    ...moves,
    ...controls,
    count: shape.count,
    visibleCount: shape.visibleCount,
    viewportWidth: stage.width,
    slides,
    page,
    pageCount: shape.pageCount,
    slideshow,
    recognizer,
    ...useCarouselGetters({ ...state, ...stage, ...moves, getPauseProps }),
    ...useDotGetters({ shape, page, goTo, labels }),
    getSlideProps: useSlideGetter({ ...stage, count: shape.count, nameOf, labels, isReady }),
    isServerRendered,
    labels,
  };
}
