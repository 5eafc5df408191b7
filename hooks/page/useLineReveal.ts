'use client';
import { useCallback, useReducer, useRef, useSyncExternalStore } from 'react';
import type { RefCallback } from 'react';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { reducedMotion } from './engine/reducedMotion.ts';
import { revealReducer } from './revealReducer.ts';
import type { RevealState } from './revealReducer.ts';
import { watchLine } from './engine/watchLine.ts';

const SHOWN: RevealState = { status: 'shown' };

const canWatch = (): boolean => typeof IntersectionObserver !== 'undefined';

export interface LineReveal {
  readonly state: RevealState;
  /** For the element. It is watched from here, so that a page of many does not render each a second time to have it. */
  readonly watchRef: RefCallback<HTMLElement>;
  /** To be called when focus comes into the element. */
  handleFocus(): void;
}

/** An element that waits below a line until it is scrolled into view, once. Without motion, or an observer, it never waits. */
export function useLineReveal(offset: number, enabled: boolean): LineReveal {
  const isServerRendered = useIsServerRendered();
  const { subscribe, isWanted, isWantedOnServer } = reducedMotion;
  const hasReducedMotion = useSyncExternalStore(subscribe, isWanted, isWantedOnServer);
  const isStill = hasReducedMotion || !enabled;
  const [state, dispatch] = useReducer(revealReducer, {
    status: isServerRendered || isStill || !canWatch() ? 'unknown' : 'waiting',
  });
  // What was there meanwhile stays where it can be seen, and what ran then does not run again.
  if (isStill && (state.status === 'waiting' || state.status === 'revealed')) dispatch({ type: 'stilled' });
  const isOver = state.status === 'shown' || state.status === 'revealed';
  const isWatched = !isStill && !isOver && canWatch();
  const stopWatching = useRef<() => void>(undefined);
  const watchRef = useCallback(
    (element: HTMLElement | null) => {
      stopWatching.current?.();
      stopWatching.current =
        element && isWatched
          ? watchLine(element, offset, (report) => dispatch({ type: 'reported', report }))
          : undefined;
    },
    [offset, isWatched],
  );
  const handleFocus = useCallback(() => dispatch({ type: 'focusEntered' }), []);
  return { state: isStill ? SHOWN : state, watchRef, handleFocus };
}
