'use client';
import { useInsertionEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxSettings } from '../../data/backend/LightboxSettings.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useControllableState, type RequestChange } from '../../core/shared/useControllableState.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { RunningTransition } from '../../slides/transition/engine/createSlidePlayer.ts';
import { transitionDurationMs } from '../../slides/transition/slideEffects.ts';
import type { SlideEffect } from '../../slides/transition/types.ts';
import { LIGHTBOX_INTERVAL_MS } from '../../slides/slideshow/constants.ts';
import { LIGHTBOX_EFFECT, LIGHTBOX_EFFECT_DURATION_MS } from './constants.ts';
import { createLightboxStore, reconcileLightbox, type LightboxStore } from './lightboxStore.ts';
import type { LightboxList } from './describeLightbox.ts';
import { lightboxReducer } from './lightboxReducer.ts';
import type { LightboxEvent, LightboxState } from './lightboxState.ts';
import { longestChangeMs } from '../../slides/transition/longestChangeMs.ts';
import type { NavigationTarget } from './navigation.ts';
import type {
  LightboxIndexReason,
  LightboxOpenReason,
  NavigationPolicy,
  UseLightboxOptions,
  UseLightboxResult,
} from './types.ts';

/** Input shared by the lightbox's private hooks. */
export interface LightboxMachine<TImage extends GalleryImage = GalleryImage> extends LightboxList<TImage> {
  /** The list as one object, for memoization. */
  readonly list: LightboxList<TImage>;
  /** State of this render. */
  readonly state: LightboxState<TImage>;
  /** Store with the newest state, which may be ahead of this render. */
  readonly store: LightboxStore<TImage>;
  readonly dispatch: Dispatch<LightboxEvent<TImage>>;
  readonly effect: SlideEffect;
  readonly requestOpen: RequestChange<boolean, LightboxOpenReason>;
  readonly requestIndex: RequestChange<number, LightboxIndexReason>;
  /** Passes the first queued request to the caller. */
  readonly dequeueRequest: () => void;
}

const NO_IMAGES: readonly never[] = [];
const NO_SETTINGS: LightboxSettings = {};

/**
 * Creates the state machine with its controllable `isOpen` and `index`. Each render derives its state from the caller's
 * props, and the commit stores it.
 */
export function useLightboxState<TImage extends GalleryImage>(
  options: UseLightboxOptions<TImage>,
): LightboxMachine<TImage> {
  const { enabled = true, offset = 0 } = options;
  const [, draw] = useReducer((draws: number) => draws + 1, 0);
  const [store] = useState(() => createLightboxStore<TImage>(draw));
  const [openReason, setOpenReason] = useState<LightboxOpenReason>('imperative');
  const [isOpen, requestOpen] = useControllableState<boolean, LightboxOpenReason>({
    name: 'isOpen',
    value: options.isOpen,
    defaultValue: false,
    onChange: (isNext, details) => {
      options.onOpenChange?.(isNext, details);
      if (!details.isCanceled) setOpenReason(details.reason);
    },
  });
  const [callersIndex, requestIndex] = useControllableState<number, LightboxIndexReason>({
    name: 'index',
    value: options.index,
    defaultValue: options.defaultIndex ?? 0,
    onChange: options.onIndexChange,
  });
  const isReduced = useReducedMotion();
  const isAllowed = enabled && isOpen;

  const imagesOf = ({ data }: LightboxState<TImage>) => options.images ?? data?.images;
  const listOf = (state: LightboxState<TImage>) => {
    const images = imagesOf(state) ?? NO_IMAGES;
    // A total below the number of images is ignored.
    const total = Math.max(options.total ?? 0, offset + images.length);
    // Settings contain no handlers, refs or styles, so `mergeProps` simply gives the caller's settings precedence.
    const settings = mergeProps(state.data?.settings ?? NO_SETTINGS, options.settings);
    const { effect, durationMs, ...motion } = resolveMotion(options, settings, isReduced);
    return { images, offset, total, settings, loop: motion.loop && total === images.length, effect, durationMs };
  };
  const shownState = store.get();
  const state = reconcileLightbox(shownState, (reached) => ({
    ...listOf(reached),
    images: imagesOf(reached),
    isOpen: isAllowed,
    index: callersIndex,
  })).reduce(lightboxReducer<TImage>, shownState);
  const { effect, durationMs: _durationMs, ...current } = listOf(state);
  const settings = useUnchanged(current.settings);
  const list = useUnchanged({ ...current, settings, openReason });
  // Must run before refs and layout effects, because these may report on the new DOM.
  useInsertionEffect(() => store.commit(shownState, state));

  const dequeueRequest = useControlledSync({ state, store, images: imagesOf(state), requestOpen, requestIndex });
  return { ...list, list, state, store, dispatch: store.dispatch, effect, requestOpen, requestIndex, dequeueRequest };
}

export interface UseControlledSyncOptions<TImage extends GalleryImage> {
  readonly state: LightboxState<TImage>;
  readonly store: LightboxStore<TImage>;
  /** `undefined` until the list is available. */
  readonly images: readonly TImage[] | undefined;
  readonly requestOpen: RequestChange<boolean, LightboxOpenReason>;
  readonly requestIndex: RequestChange<number, LightboxIndexReason>;
}

/**
 * Passes the state machine's requests to the caller: the next queued request, the new index of an image that has moved,
 * or closing once the list is empty. Returns a function that passes on a request immediately, so that a click and its
 * result end up in a single commit.
 */
export function useControlledSync<TImage extends GalleryImage>(options: UseControlledSyncOptions<TImage>): () => void {
  const { state, store, images, requestOpen, requestIndex } = options;
  const shown = state.status === 'closing' ? null : state.shown;
  const movedIndex = shown && shown.index !== shown.callersIndex ? shown.index : null;
  const reportedIndex = useRef<number | null>(null);
  // Whether the new index of a moved image was reported but has not been rendered yet.
  const isReporting = useRef(false);
  const dequeueRequest = () => {
    const now = store.get();
    if (now.status !== 'open' || now.change || now.isRequestPending || isReporting.current) return;
    const [request] = now.queue;
    // A request for an image that has not been loaded yet waits.
    if (!request || !images?.[request.toIndex]) return;
    store.dispatch({ type: 'requestDequeued', request });
    requestIndex(request.toIndex, request.reason, request.event);
  };
  useIsomorphicLayoutEffect(() => {
    store.dispatch({ type: 'requestSettled' });
    // Report the new index first. Otherwise, a request made at the same moment would be resolved from the old position.
    const isUnreported = movedIndex !== null && movedIndex !== reportedIndex.current;
    reportedIndex.current = movedIndex;
    isReporting.current = isUnreported && requestIndex(movedIndex, 'imagesChanged');
    dequeueRequest();
  });

  const isEmptied = shown && images?.length === 0;
  useIsomorphicLayoutEffect(() => {
    if (isEmptied) requestOpen(false, 'missing');
  }, [isEmptied, requestOpen]);

  return dequeueRequest;
}

export interface LightboxMotion {
  readonly loop: boolean;
  readonly effect: SlideEffect;
  readonly durationMs: number;
}

/**
 * Resolves the loop, effect and duration settings. Options override backend settings, which override the defaults.
 * There is no effect if the user prefers reduced motion.
 */
export function resolveMotion(
  options: Pick<UseLightboxOptions, 'loop' | 'effect' | 'effectDurationMs' | 'intervalMs'>,
  settings: LightboxSettings,
  isReduced: boolean,
): LightboxMotion {
  const effect = isReduced ? 'none' : (options.effect ?? settings.effect ?? LIGHTBOX_EFFECT);
  const durationMs = transitionDurationMs({
    effectDurationMs: options.effectDurationMs ?? settings.effectDurationMs ?? LIGHTBOX_EFFECT_DURATION_MS,
    intervalMs: options.intervalMs ?? settings.intervalMs ?? LIGHTBOX_INTERVAL_MS,
  });
  return { loop: options.loop ?? settings.loop ?? true, effect, durationMs: effect === 'none' ? 0 : durationMs };
}

type LightboxNavigation = Pick<UseLightboxResult, 'next' | 'previous' | 'goTo'>;

interface LightboxNavigationOptions extends RunningTransition {
  readonly policy: NavigationPolicy;
  readonly isEnabled: boolean;
}

/**
 * Returns the functions that navigate to another slide. During a transition, `navigationPolicy` determines whether
 * requests are queued.
 */
export function useLightboxNavigation<TImage extends GalleryImage>(
  { dispatch, store, dequeueRequest }: LightboxMachine<TImage>,
  { policy, isEnabled, finishWithin }: LightboxNavigationOptions,
): LightboxNavigation {
  const request = useStableCallback((target: NavigationTarget, reason: LightboxIndexReason, event?: Event) => {
    if (!isEnabled) return;
    dispatch({ type: 'indexRequested', target, policy, reason, event });
    dequeueRequest();
    const now = store.get();
    if (now.status !== 'open' || !now.change || now.queue.length === 0) return;
    finishWithin(longestChangeMs(now.change.hasWaited, now.queue.length));
  });
  return useMemo<LightboxNavigation>(
    () => ({
      next: (reason = 'imperative', event) => request({ step: 1 }, reason, event),
      previous: (reason = 'imperative', event) => request({ step: -1 }, reason, event),
      goTo: (index, reason = 'imperative', event) => request({ index }, reason, event),
    }),
    [request],
  );
}
