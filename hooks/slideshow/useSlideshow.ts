'use client';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { SLIDESHOW_LABELS } from './labels.ts';
import { pauseReasonsOf } from './pauseReasonsOf.ts';
import { resolveSlideshow } from './resolveSlideshow.ts';
import { slideshowStep } from './slideshowStep.ts';
import type { SlideshowChangeReason, SlideshowTarget, UseSlideshowOptions, UseSlideshowResult } from './types.ts';
import { useInattention } from './useInattention.ts';
import { useSlideshowGetters } from './useSlideshowGetters.ts';
import { useSlideshowTimer } from './useSlideshowTimer.ts';
import { useStartedState } from './useStartedState.ts';

/**
 * Shows one image after the other, as long as there is no reason not to.
 *
 * ```tsx
 * const lightbox = useLightbox({ images });
 * const slideshow = useSlideshow(lightbox, { interval: 5 });
 * <button {...slideshow.getPlayButtonProps()}>{slideshow.isStarted ? '❚❚' : '▶'}</button>
 * ```
 */
export function useSlideshow(target: SlideshowTarget, options: UseSlideshowOptions = {}): UseSlideshowResult {
  const { index, hasNext, status = 'open', onShortcut } = target;
  const { count, intervalMs, loop, autoplay, canPlay, hasControl } = resolveSlideshow(target, options);
  const labels = useLabels(SLIDESHOW_LABELS, options.labels);
  const isReducedMotion = useReducedMotion();
  const inattention = useInattention();
  const [wish, request] = useStartedState(canPlay, options.onStartedChange);
  const isWanted = wish === null ? autoplay && !isReducedMotion : wish === true;
  const isStarted = canPlay && (options.isStarted ?? isWanted);
  const pausedBy = pauseReasonsOf({ isStarted, inattention, given: options.pauseReasons ?? [] });
  const isPlaying = status === 'open' && pausedBy.size === 0;
  const isBlocked = !isStarted && pausedBy.has('panel');
  const runningMs = isPlaying && target.isSettled ? intervalMs : 0;

  useSlideshowTimer(runningMs, index, (elapsedIndex) => {
    const step = slideshowStep({ index: elapsedIndex, count, hasNext, loop });
    if (step === 'end') request({ type: 'ended' }, 'ended');
    else if (step === 'first' && target.goTo) target.goTo(0, 'autoplay');
    else target.next('autoplay');
  });

  useActiveSpan(
    isStarted,
    () => {
      if (wish === null && options.isStarted === undefined) request({ type: 'autoplayRefused' }, 'autoplay');
    },
    () => {
      // What the visitor or the page has stopped is told already.
      if (wish !== false && wish !== 'refused' && options.isStarted !== false) request({ type: 'closed' }, 'closed');
    },
  );

  const toggle = useStableCallback((reason: SlideshowChangeReason = 'imperative', event?: Event) => {
    if (isStarted) request({ type: 'pausePressed' }, reason, event);
    else if (canPlay && !isBlocked) request({ type: 'playPressed', pausedBy }, reason, event);
  });
  const play = useStableCallback((reason?: SlideshowChangeReason, event?: Event) => {
    if (!isStarted) toggle(reason, event);
  });
  const pause = useStableCallback((reason?: SlideshowChangeReason, event?: Event) => {
    if (isStarted) toggle(reason, event);
  });
  const handleShortcut = useStableCallback((event: KeyboardEvent) => {
    if (hasControl) toggle('keyboard', event);
  });
  // Before the paint that shows the control: who sees it may press the key.
  useIsomorphicLayoutEffect(() => onShortcut?.('togglePlay', handleShortcut), [onShortcut, handleShortcut]);

  // Autoplay goes without a word; every later start and stop is told.
  const announcement = typeof wish !== 'boolean' ? '' : isStarted ? labels.started : labels.stopped;
  const slideshow = { isPlaying, isStarted, pausedBy, hasControl, announcement, play, pause, toggle, labels };
  return { ...slideshow, ...useSlideshowGetters(slideshow, isBlocked, runningMs) };
}
