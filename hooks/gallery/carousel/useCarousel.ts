'use client';
import { useEffect } from 'react';
import { OPEN_DIALOG } from '../../core/gesture/engine/claimTouchAction.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { useIsInView } from '../../core/shared/useElementGeometry.ts';
import { useFirstPaintSelector } from '../../core/shared/useFirstPaintSelector.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { slideshowIntervalMs } from '../../slides/slideshow/slideshowState.ts';
import type {
  SlideshowPauseReason,
  UsePauseOnInteractionResult,
  UseSlideshowResult,
} from '../../slides/slideshow/types.ts';
import { usePauseOnInteraction } from '../../slides/slideshow/usePauseOnInteraction.ts';
import { usePlayback } from '../../slides/slideshow/usePlayback.ts';
import { pageOfIndex, reachableIndex, turnDistance, type CarouselShape } from './carouselShape.ts';
import { CAROUSEL_INTERVAL_MS, CAROUSEL_MAX_DOTS, CAROUSEL_VISIBLE_FRACTION } from './constants.ts';
import { CAROUSEL_LABELS, type CarouselLabels } from './labels.ts';
import type { CarouselChangeReason, UseCarouselOptions, UseCarouselResult } from './types.ts';
import { useCarouselGetters, useDotGetters, useSlideGetter } from './useCarouselGetters.ts';
import { useCarouselStage, type CarouselStage } from './useCarouselStage.ts';
import { useCarouselSwipe } from './useCarouselSwipe.tsx';

/**
 * Manages a headless carousel with arrows, dots, swiping, keyboard navigation and autoplay.
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
 *   <div {...carousel.getStatusProps()} />
 *   {carousel.gestureNode}
 * </div>
 */
export function useCarousel(options: UseCarouselOptions): UseCarouselResult {
  const { label, nameOf, autoHeight = false, jumpDelayMs = 0, swipe = true } = options;
  const labels = useLabels(CAROUSEL_LABELS, options.labels);
  const stage = useCarouselStage(options);
  const { viewport, resolved, shape, slides, index, turn } = stage;
  const { canTurn, ...controls } = carouselControls(options, shape);
  const { id: name, selector } = useFirstPaintSelector('data-carousel');
  const isReady = viewport !== null;
  const moves = { index, ...useCarouselVerbs(stage, canTurn) };
  const { goTo } = moves;
  useCarouselJump(options.jumpTo, jumpDelayMs, goTo);

  const { isSwiping, gestureNode } = useCarouselSwipe({ ...stage, ...moves, enabled: swipe && canTurn });
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
  const isAnnounced = turn.reason && turn.reason !== 'autoplay' && !isPlaying;
  const announcement = isAnnounced ? shownText(shape, index, nameOf?.(index), labels) : '';

  const page = pageOfIndex(shape, index);
  const state = { name, label, labels, effect: resolved.effect, autoHeight, isReady, isPlaying, announcement };
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
    gestureNode,
    ...useCarouselGetters({ ...state, ...stage, ...moves, getPauseProps }),
    ...useDotGetters({ shape, page, goTo, labels }),
    getSlideProps: useSlideGetter({ ...stage, count: shape.count, nameOf, labels, isReady }),
    firstPaint: selector && { view: 'carousel', selector, items: resolved.itemsOption, gap: resolved.gap },
    labels,
  };
}

type Verbs = Pick<UseCarouselResult, 'hasNext' | 'hasPrevious' | 'next' | 'previous' | 'goTo'>;

/** Returns the functions that change the slide, and whether there is a next or previous one. */
function useCarouselVerbs({ shape, index, latestIndex, requestTurn }: CarouselStage, canTurn: boolean): Verbs {
  const { isLooping, lastIndex, step } = shape;
  const hasNext = canTurn && (isLooping || index < lastIndex);
  const hasPrevious = canTurn && (isLooping || index > 0);
  const next = useStableCallback((reason?: CarouselChangeReason, event?: Event) => {
    if (canTurn) requestTurn(latestIndex() + step, reason, event);
  });
  const previous = useStableCallback((reason?: CarouselChangeReason, event?: Event) => {
    if (canTurn) requestTurn(latestIndex() - step, reason, event);
  });
  const goTo = useStableCallback((target: number, reason?: CarouselChangeReason, event?: Event) => {
    const from = latestIndex();
    if (canTurn) requestTurn(from + turnDistance(shape, from, reachableIndex(shape, target)), reason, event);
  });
  return { hasNext, hasPrevious, next, previous, goTo };
}

/** Brings the slide at `jumpTo` into view after a delay. */
function useCarouselJump(jumpTo: number | undefined, delayMs: number, goTo: UseCarouselResult['goTo']): void {
  const timeout = useTimeout();
  const jump = useStableCallback((index: number) => goTo(index, 'jump'));
  useEffect(() => {
    if (jumpTo === undefined || jumpTo < 0) return undefined;
    // Without a delay, jump immediately: the source of `jumpTo` may have changed by the time a timer fires.
    if (delayMs > 0) timeout.start(delayMs, () => jump(jumpTo));
    else jump(jumpTo);
    return timeout.clear;
  }, [jumpTo, delayMs, timeout, jump]);
}

/** Returns which controls to render: those that are enabled, if there is another slide. */
function carouselControls(options: UseCarouselOptions, { pageCount }: CarouselShape) {
  const { arrows = true, dots = true, autoplay = false, playButton = autoplay, enabled = true } = options;
  const canTurn = enabled && pageCount > 1;
  return {
    canTurn,
    hasArrows: arrows && canTurn,
    hasDots: dots && canTurn && pageCount <= CAROUSEL_MAX_DOTS,
    hasPlayButton: playButton && canTurn,
  };
}

/** Returns the announcement of the slides in view. */
function shownText(
  { count, visibleCount, pageLength }: CarouselShape,
  index: number,
  title: string | undefined,
  labels: CarouselLabels,
): string {
  if (count === 0) return '';
  const first = index + 1;
  if (pageLength > 1) {
    // In a looping carousel, the view may extend past the last slide, where counting starts over.
    const last = ((index + visibleCount - 1) % count) + 1;
    return fillLabel(labels.shownSeveral, { first, last, count });
  }
  return fillLabel(title ? labels.shown : labels.shownWithoutTitle, { first, count, title: title ?? '' });
}

interface UseCarouselSlideshowOptions extends Pick<UseCarouselResult, 'index' | 'hasNext' | 'next'> {
  readonly options: UseCarouselOptions;
  readonly shift: number;
  readonly canTurn: boolean;
  readonly viewport: HTMLElement | null;
  readonly isSwiping: boolean;
  readonly labels: CarouselLabels;
}

interface CarouselSlideshow extends Pick<UsePauseOnInteractionResult, 'getRegionProps'> {
  readonly slideshow: UseSlideshowResult;
}

/**
 * Runs the carousel's autoplay. It pauses during hover, focus and swipes, while another window or tab is active, and
 * while the carousel is out of view.
 */
function useCarouselSlideshow(input: UseCarouselSlideshowOptions): CarouselSlideshow {
  const { options, shift, canTurn, viewport, isSwiping, labels, index, hasNext, next } = input;
  const { autoplay = false, isStarted } = options;
  const { clear, getRegionProps, pauseReasons } = usePauseOnInteraction();
  const isInView = useIsInView(viewport, CAROUSEL_VISIBLE_FRACTION);
  const outside: readonly SlideshowPauseReason[] = isInView ? [] : ['outOfView'];
  const intervalMs = slideshowIntervalMs(options.intervalMs ?? CAROUSEL_INTERVAL_MS);
  const slideshow = usePlayback({
    index,
    offset: -shift,
    intervalMs,
    autoplay,
    canPlay: canTurn && intervalMs > 0,
    isSettled: !isSwiping,
    isStarted,
    pauseReasons: [...pauseReasons, ...outside, ...(options.pauseReasons ?? [])],
    onStartedChange: (isNowStarted, details) => {
      options.onStartedChange?.(isNowStarted, details);
      // Pressing Play overrides the pause caused by hovering over the button or focusing it.
      if (isNowStarted && details.reason !== 'autoplay' && !details.isCanceled) clear();
    },
    labels,
    goOn: () => {
      // Stay on this slide while a dialog inside it is open. Otherwise, the dialog would be hidden along with the slide
      // and could not return focus to it.
      if (viewport?.querySelector(OPEN_DIALOG)) return true;
      if (hasNext) next('autoplay');
      return hasNext;
    },
  });
  return { slideshow, getRegionProps };
}
