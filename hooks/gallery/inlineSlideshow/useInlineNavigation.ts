'use client';
import { useEffect, useState } from 'react';
import { longestChangeMs } from '../../slides/transition/longestChangeMs.ts';
import { useAdjustedReducer } from '../../core/shared/useAdjustedState.ts';
import { clamp } from '../../core/shared/clamp.ts';
import { usePendingValue } from '../../core/shared/useControllableState.ts';
import { indexOfKey, useItemKeys } from '../../core/shared/useItemKeys.ts';
import { useKeptIndex } from '../../core/shared/useKeptIndex.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { transitionDurationMs } from '../../slides/transition/slideEffects.ts';
import type { SlideTransition } from '../../slides/transition/types.ts';
import { INLINE_EFFECT_DURATION_MS, INLINE_INTERVAL_MS } from './constants.ts';
import {
  inlineSlideshowReducer,
  slideNeighbours,
  type InlineSlideshowEvent,
  type InlineSlideshowState,
  type SlideNeighbours,
  type SlideRequest,
} from './inlineNavigation.ts';
import type { InlineSlideshowReason, UseInlineSlideshowOptions, UseInlineSlideshowResult } from './types.ts';

interface InlineNavigation {
  readonly index: number;
  readonly offset: number;
  readonly state: InlineSlideshowState;
  readonly dispatch: (event: InlineSlideshowEvent) => void;
  readonly neighbours: SlideNeighbours;
  /** Shows a slide as soon as no transition is running. */
  readonly requestSlide: (target: SlideRequest['target'], reason: InlineSlideshowReason, event?: Event) => void;
  /** Maximum duration of the current transition. */
  readonly maxDurationMs: number;
}

/** Returns the effect and duration of a slide transition. There is no effect if the user prefers reduced motion. */
function useInlineMotion(options: UseInlineSlideshowOptions): Pick<SlideTransition, 'effect' | 'durationMs'> {
  const { intervalMs = INLINE_INTERVAL_MS, effectDurationMs = INLINE_EFFECT_DURATION_MS } = options;
  const hasReducedMotion = useReducedMotion();
  const effect = hasReducedMotion ? 'none' : (options.effect ?? 'fade');
  return { effect, durationMs: effect === 'none' ? 0 : transitionDurationMs({ effectDurationMs, intervalMs }) };
}

/** Whether the outgoing image has moved in the list. */
const hasMoved = ({ change, keyBefore }: InlineSlideshowState, keyOf: (index: number) => string): boolean =>
  change !== null && keyOf(change.fromIndex) !== keyBefore;

const startAt = (shown: Pick<InlineSlideshowState, 'index' | 'key' | 'randomValue'>): InlineSlideshowState => ({
  ...shown,
  keyBefore: undefined,
  change: null,
  queue: [],
  requested: null,
  reason: null,
});

/** Manages the index of the current image and the queue of requests. */
export function useInlineNavigation(options: UseInlineSlideshowOptions): InlineNavigation {
  const { images, loop = true, shuffle = false, defaultIndex = 0, random = Math.random, enabled = true } = options;
  const motion = useInlineMotion(options);
  const count = images.length;
  const keyOf = useItemKeys(images);
  const kept = useKeptIndex<InlineSlideshowReason>({
    value: options.index,
    defaultValue: defaultIndex,
    onChange: options.onIndexChange,
    count,
    keyOf,
    movedReason: 'imagesChanged',
  });
  const { key, shift, request: requestIndex } = kept;
  const index = count === 0 ? -1 : clamp(Math.trunc(kept.index) || 0, 0, count - 1);
  const [firstRandomValue] = useState(random);
  const [state, dispatch] = useAdjustedReducer(
    inlineSlideshowReducer,
    () => startAt({ index, key, randomValue: firstRandomValue }),
    (now): InlineSlideshowEvent | null => {
      const isElsewhere = now.index !== index;
      if (isElsewhere && now.key !== key) return { type: 'slideChanged', index, key, ...motion };
      const hasChanged = isElsewhere || now.key !== key || hasMoved(now, keyOf);
      return hasChanged ? { type: 'imagesChanged', index, key } : null;
    },
  );
  const neighbours = slideNeighbours({ index, count, loop, randomValue: shuffle ? state.randomValue : null });

  const placeOf = ({ target, key: requestedKey }: SlideRequest) => {
    if (typeof target !== 'number') return neighbours[target];
    return requestedKey === undefined ? target : indexOfKey(keyOf, { key: requestedKey, near: target, count });
  };
  const follow = useStableCallback((request: SlideRequest) => {
    const { reason, event } = request;
    const next = placeOf(request) ?? -1;
    if (next < 0 || next >= count) return;
    dispatch({ type: 'slideRequested', index: next, reason, randomValue: random() });
    requestIndex(next, reason, event);
  });
  // Further calls in the same task are queued behind the first one, which has not been rendered yet.
  const { newest: isRequested, setPending: setRequested } = usePendingValue(false);
  const requestSlide: InlineNavigation['requestSlide'] = useStableCallback((target, reason, event) => {
    if (!enabled) return;
    // A queued request keeps its target image, even if the image has moved in the list by the time the request is
    // handled.
    const request = { target, key: typeof target === 'number' ? keyOf(target) : undefined, reason, event };
    if (state.change || state.queue.length > 0 || isRequested()) dispatch({ type: 'requestQueued', request });
    else {
      setRequested(true);
      follow(request);
    }
  });
  const [waiting] = state.change ? [] : state.queue;
  useEffect(() => {
    if (!waiting) return;
    dispatch({ type: 'requestDequeued' });
    follow(waiting);
  }, [waiting, follow, dispatch]);
  const maxDurationMs = longestChangeMs(false, state.queue.length);
  return { index, offset: -shift, state, dispatch, neighbours, requestSlide, maxDurationMs };
}

type InlineVerbs = Pick<UseInlineSlideshowResult, 'next' | 'previous' | 'goTo' | 'clearQueue'>;

/** Returns the functions that show another image. Whenever `jumpTo` changes, its image is shown immediately. */
export function useInlineVerbs(
  { requestSlide, dispatch }: Pick<InlineNavigation, 'requestSlide' | 'dispatch'>,
  { jumpTo = -1 }: Pick<UseInlineSlideshowOptions, 'jumpTo'>,
): InlineVerbs {
  const [verbs] = useState<InlineVerbs>(() => ({
    next: (reason = 'imperative', event) => requestSlide('next', reason, event),
    previous: (reason = 'imperative', event) => requestSlide('previous', reason, event),
    goTo: (target, reason = 'imperative', event) => requestSlide(target, reason, event),
    clearQueue: () => dispatch({ type: 'queueCleared' }),
  }));
  useEffect(() => {
    if (jumpTo < 0) return;
    verbs.clearQueue();
    verbs.goTo(jumpTo, 'jump');
  }, [jumpTo, verbs]);
  return verbs;
}
