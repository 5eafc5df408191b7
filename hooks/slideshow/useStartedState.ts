'use client';
import { useReducer, useState } from 'react';
import { createChangeDetails } from '../shared/createChangeDetails.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { slideshowReducer } from './slideshowReducer.ts';
import type { SlideshowEvent, SlideshowState } from './slideshowReducer.ts';
import type { SlideshowChangeReason, UseSlideshowOptions } from './types.ts';

/** Asks the page, and tells the machine what happened if the page allows it; of autoplay, if the page does not. */
export type RequestStarted = (event: SlideshowEvent, reason?: SlideshowChangeReason, nativeEvent?: Event) => void;

/** What the visitor wants. The page may veto each change, and a close forgets. */
export function useStartedState(
  canPlay: boolean,
  onStartedChange: UseSlideshowOptions['onStartedChange'],
): readonly [SlideshowState, RequestStarted] {
  const [state, dispatch] = useReducer(slideshowReducer, null);
  const [couldPlay, setCouldPlay] = useState(canPlay);
  if (couldPlay !== canPlay) {
    setCouldPlay(canPlay);
    dispatch({ type: 'closed' });
  }
  const request: RequestStarted = useStableCallback((event, reason = 'imperative', nativeEvent) => {
    const details = createChangeDetails(reason, nativeEvent);
    const isAutoplay = event.type === 'autoplayRefused';
    onStartedChange?.(isAutoplay || event.type === 'playPressed', details);
    if (details.isCanceled === isAutoplay) dispatch(event);
  });
  return [state, request];
}
