'use client';
import { useMemo, useSyncExternalStore, type CSSProperties, type MouseEvent } from 'react';
import { buttonProps } from '../../core/shared/controlProps.ts';
import { createChangeDetails } from '../../core/shared/createChangeDetails.ts';
import { focusedElement } from '../../core/shared/engine/focus.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { createPageState } from '../../core/shared/pageState.ts';
import { useActiveSpan } from '../../core/shared/useActiveSpan.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useTimeout } from '../../core/shared/useTimeout.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { SlideshowLabels } from './labels.ts';
import { pauseReasonsOf, slideshowReducer, type SlideshowEvent, type SlideshowState } from './slideshowState.ts';
import type { SlideshowChangeReason, UseSlideshowOptions, UseSlideshowResult } from './types.ts';

interface UsePlaybackOptions extends Pick<UseSlideshowOptions, 'isStarted' | 'onStartedChange' | 'pauseReasons'> {
  readonly index: number;
  /**
   * Number of items that precede the first item in the full list. If you pass it, an item still counts as the same item
   * when its index changes because items were added before it.
   * @default 0
   */
  readonly offset?: number | undefined;
  /** How long each image is shown, in milliseconds. */
  readonly intervalMs: number;
  readonly autoplay: boolean;
  readonly canPlay: boolean;
  /**
   * Whether the button is hidden until playback has been started. After that, playback can be stopped on any item.
   * @default false
   */
  readonly isStartHidden?: boolean | undefined;
  /** Whether the current item has loaded and is at rest. The timer runs only while this is `true`. */
  readonly isSettled: boolean;
  /** Whether the target is open. @default true */
  readonly isOpen?: boolean | undefined;
  readonly labels: SlideshowLabels;
  /** Called when an image's time has elapsed. Returns `false` to end playback if there is no next image. */
  readonly goOn: (elapsedIndex: number) => boolean;
}

/** Manages playback of anything that has a next step: a lightbox (`useSlideshow`) or a carousel. */
export function usePlayback(options: UsePlaybackOptions): UseSlideshowResult {
  const { index, offset = 0, intervalMs, canPlay, isOpen = true, labels } = options;
  const isReducedMotion = useReducedMotion();
  const awayReason = useVisitorAway();
  const [choice, request] = useStartedState(canPlay, options.onStartedChange);
  const isRequested = choice === null ? options.autoplay && !isReducedMotion : choice === true;
  const isStarted = canPlay && (options.isStarted ?? isRequested);
  const reasons = useUnchanged([...pauseReasonsOf({ isStarted, awayReason, external: options.pauseReasons })]);
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
  const toggle: UseSlideshowResult['toggle'] = (...details) => (isStarted ? stop : start)(...details);
  const { onElapsed, onStart, onFinish, ...verbs } = useStableCallbacks({
    play: start,
    pause: stop,
    toggle,
    onElapsed(elapsedIndex: number) {
      if (!options.goOn(elapsedIndex - offset)) request({ type: 'ended' }, 'ended');
    },
    onStart() {
      if (choice === null && options.isStarted === undefined) request({ type: 'autoplayRefused' }, 'autoplay');
    },
    onFinish() {
      // If the user or the caller stopped playback, this has already been reported.
      if (choice !== false && choice !== 'refused' && options.isStarted !== false)
        request({ type: 'closed' }, 'closed');
    },
  });
  useSlideshowTimer(runningMs, index + offset, onElapsed);
  useActiveSpan(isStarted, onStart, onFinish);

  // Autoplay is not announced. Every later start and stop is announced.
  const announcement = typeof choice !== 'boolean' ? '' : isStarted ? labels.started : labels.stopped;
  const slideshow = { isPlaying, isStarted, pausedBy, isAvailable: canPlay, announcement, ...verbs, labels };
  const isHidden = !canPlay || (!isStarted && options.isStartHidden === true);
  return useUnchanged({ ...slideshow, ...useSlideshowGetters(slideshow, { isBlocked, isHidden, runningMs }) });
}

/**
 * Reports an event to the caller, and applies it unless the caller cancels it. If autoplay is canceled, the choice
 * becomes `refused`.
 */
type RequestStarted = (event: SlideshowEvent, reason?: SlideshowChangeReason, nativeEvent?: Event) => void;

/** Manages the user's choice to play or stop. The caller can cancel each change, and closing resets it. */
function useStartedState(
  canPlay: boolean,
  onStartedChange: UseSlideshowOptions['onStartedChange'],
): readonly [SlideshowState, RequestStarted] {
  const [{ state }, setChoice] = useAdjustedState<{ readonly canPlay: boolean; readonly state: SlideshowState }>(
    () => ({ canPlay, state: null }),
    (choice) =>
      choice.canPlay === canPlay ? choice : { canPlay, state: slideshowReducer(choice.state, { type: 'closed' }) },
  );
  const request: RequestStarted = (event, reason = 'imperative', nativeEvent) => {
    const details = createChangeDetails(reason, nativeEvent);
    const isAutoplay = event.type === 'autoplayRefused';
    onStartedChange?.(isAutoplay || event.type === 'playPressed', details);
    if (details.isCanceled !== isAutoplay) return;
    setChoice((choice) => ({ ...choice, state: slideshowReducer(choice.state, event) }));
  };
  return [state, request];
}

/**
 * Calls `onElapsed` after each interval with the position of the image whose time has elapsed. Pausing (which passes an
 * interval of 0) and changing the image restart the interval. `onElapsed` must be stable.
 */
function useSlideshowTimer(intervalMs: number, place: number, onElapsed: (place: number) => void): void {
  const timeout = useTimeout();
  // A layout effect is also cleaned up when a surrounding Suspense boundary suspends again.
  useIsomorphicLayoutEffect(() => {
    if (intervalMs === 0) return undefined;
    const wait = () =>
      timeout.start(intervalMs, () => {
        // Restart the timer before the callback, because the caller may cancel the slide change.
        wait();
        onElapsed(place);
      });
    wait();
    return timeout.clear;
  }, [intervalMs, place, timeout, onElapsed]);
}

type Getters = Pick<UseSlideshowResult, 'getPlayButtonProps' | 'getProgressProps' | 'getStatusProps'>;

interface ButtonState {
  readonly isBlocked: boolean;
  readonly isHidden: boolean;
  /** The interval in milliseconds, or 0 while the timer is not running. */
  readonly runningMs: number;
}

/** Returns the prop getters for the button, the progress indicator and the announcement. */
function useSlideshowGetters(
  slideshow: Omit<UseSlideshowResult, keyof Getters>,
  { isBlocked, isHidden, runningMs }: ButtonState,
): Getters {
  const { isPlaying, isStarted, announcement, toggle, labels } = slideshow;
  return useMemo(() => {
    const handleClick = (event: MouseEvent) => toggle('playButton', event.nativeEvent);
    const playButton = {
      ...buttonProps(isStarted ? labels.pause : labels.play, handleClick, isBlocked),
      hidden: isHidden,
      'data-shortcut': 'togglePlay',
      'data-started': isStarted ? '' : undefined,
      'data-playing': isPlaying ? '' : undefined,
    };
    const style = { '--loggia-slideshow-interval': `${runningMs}ms` } as CSSProperties;
    const progress = { 'aria-hidden': true, ...(runningMs > 0 && { 'data-running': '', style }) } as const;
    return {
      getPlayButtonProps: (props) => mergeProps(playButton, props),
      getProgressProps: (props) => mergeProps(progress, props),
      getStatusProps: (props) => mergeProps({ role: 'status', children: announcement } as const, props),
    };
  }, [isPlaying, isStarted, isBlocked, isHidden, runningMs, announcement, toggle, labels]);
}

/** How the slideshow detected that the user is away. */
type AwayReason = 'hiddenTab' | 'windowBlur';

const page = /* @__PURE__ */ createPageState('windowFocus', () => ({ isBlurred: false }));

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  page.isBlurred = false;
  const handle = ({ type }: Event) => {
    // Focusing a frame on this page, such as a video player, also blurs the window, but the user is still on the page.
    if (type === 'blur') page.isBlurred = focusedElement(document)?.tagName !== 'IFRAME';
    else if (type === 'focus') page.isBlurred = false;
    onChange();
  };
  for (const type of ['blur', 'focus', 'visibilitychange']) window.addEventListener(type, handle, end);
  return () => end.abort();
}

const readAwayReason = (): AwayReason | null => {
  if (document.visibilityState === 'hidden') return 'hiddenTab';
  return page.isBlurred ? 'windowBlur' : null;
};

/**
 * Returns why the user is considered away from the window or tab, or `null`. On the server and in the first client
 * render, the tab counts as hidden.
 */
const useVisitorAway = (): AwayReason | null => useSyncExternalStore(subscribe, readAwayReason, () => 'hiddenTab');
