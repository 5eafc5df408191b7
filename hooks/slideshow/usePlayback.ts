'use client';
import { useMemo } from 'react';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallbacks } from '../shared/useStableCallbacks.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import type { SlideshowLabels } from './labels.ts';
import { pauseReasonsOf } from './pauseReasonsOf.ts';
import type { SlideshowChangeReason, UseSlideshowOptions, UseSlideshowResult } from './types.ts';
import { useInattention } from './useInattention.ts';
import { useSlideshowGetters } from './useSlideshowGetters.ts';
import { useSlideshowTimer } from './useSlideshowTimer.ts';
import { useStartedState } from './useStartedState.ts';

export interface UsePlaybackOptions extends Pick<
  UseSlideshowOptions,
  'isStarted' | 'onStartedChange' | 'pauseReasons'
> {
  readonly index: number;
  /** Place of the first item in a longer list: an item that only has another index goes on being shown. @default 0 */
  readonly offset?: number | undefined;
  /** How long an image is shown. */
  readonly intervalMs: number;
  readonly autoplay: boolean;
  readonly canPlay: boolean;
  /** It can be started here; once it was, it can be stopped anywhere. @default canPlay */
  readonly hasControl?: boolean | undefined;
  /** The image is there to be looked at: only then its time runs. */
  readonly isSettled: boolean;
  /** What is played is open. @default true */
  readonly isOpen?: boolean | undefined;
  readonly labels: SlideshowLabels;
  /** The time of an image is over. False: there is no way on, and playing ends. */
  readonly goOn: (elapsedIndex: number) => boolean;
}

/** Plays what can go on: a lightbox as `useSlideshow` does, or a carousel. */
export function usePlayback(options: UsePlaybackOptions): UseSlideshowResult {
  const { index, offset = 0, intervalMs, canPlay, isOpen = true, labels } = options;
  const isReducedMotion = useReducedMotion();
  const inattention = useInattention();
  const [wish, request] = useStartedState(canPlay, options.onStartedChange);
  const isWanted = wish === null ? options.autoplay && !isReducedMotion : wish === true;
  const isStarted = canPlay && (options.isStarted ?? isWanted);
  const hasControl = isStarted || (options.hasControl ?? canPlay);
  const reasons = useUnchanged([...pauseReasonsOf({ isStarted, inattention, given: options.pauseReasons })]);
  const pausedBy = useMemo(() => new Set(reasons), [reasons]);
  const isPlaying = isOpen && pausedBy.size === 0;
  const isBlocked = !isStarted && pausedBy.has('panel');
  const runningMs = isPlaying && options.isSettled ? intervalMs : 0;

  const start = (reason?: SlideshowChangeReason, event?: Event) => {
    if (!isStarted && canPlay && !isBlocked) request({ type: 'playPressed', pausedBy }, reason, event);
  };
  const stop = (reason?: SlideshowChangeReason, event?: Event) => {
    if (isStarted) request({ type: 'pausePressed' }, reason, event);
  };
  const toggle: UseSlideshowResult['toggle'] = (...why) => (isStarted ? stop : start)(...why);
  const { onElapsed, ...verbs } = useStableCallbacks({
    play: start,
    pause: stop,
    toggle,
    onElapsed(elapsedPlace: number) {
      if (!options.goOn(elapsedPlace - offset)) request({ type: 'ended' }, 'ended');
    },
  });
  useSlideshowTimer(runningMs, index + offset, onElapsed);
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

  // Autoplay goes without a word; every later start and stop is told.
  const announcement = typeof wish !== 'boolean' ? '' : isStarted ? labels.started : labels.stopped;
  const slideshow = { isPlaying, isStarted, pausedBy, hasControl, announcement, ...verbs, labels };
  return useUnchanged({ ...slideshow, ...useSlideshowGetters(slideshow, isBlocked, runningMs) });
}
