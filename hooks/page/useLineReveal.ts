'use client';
import { useCallback, useEffect, useReducer } from 'react';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { revealReducer } from './revealReducer.ts';
import type { RevealState } from './revealReducer.ts';
import { watchLine } from './watchLine.ts';

const SHOWN: RevealState = { status: 'shown' };

const canWatch = (): boolean => typeof IntersectionObserver !== 'undefined';

export interface LineReveal {
  readonly state: RevealState;
  /** To be called when focus comes into the element. */
  handleFocus(): void;
}

/** An element that waits below a line until it is scrolled into view, once. Without motion, or an observer, it never waits. */
export function useLineReveal(element: Element | null, offset: number, enabled: boolean): LineReveal {
  const isServerRendered = useIsServerRendered();
  const hasReducedMotion = useReducedMotion();
  const isStill = hasReducedMotion || !enabled;
  const [state, dispatch] = useReducer(revealReducer, {
    status: isServerRendered || isStill || !canWatch() ? 'unknown' : 'waiting',
  });
  // What was there meanwhile stays where it can be seen, and what ran then does not run again.
  if (isStill && (state.status === 'waiting' || state.status === 'revealed')) dispatch({ type: 'stilled' });
  const isOver = state.status === 'shown' || state.status === 'revealed';
  const isWatched = !isStill && !isOver && canWatch();
  useEffect(
    () =>
      element && isWatched ? watchLine(element, offset, (report) => dispatch({ type: 'reported', report })) : undefined,
    [element, offset, isWatched],
  );
  const handleFocus = useCallback(() => dispatch({ type: 'focusEntered' }), []);
  return { state: isStill ? SHOWN : state, handleFocus };
}
