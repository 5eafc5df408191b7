'use client';
import { useEffect, useReducer } from 'react';
import { useIsServerRendered } from '../shared/useIsServerRendered.ts';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { revealReducer } from './revealReducer.ts';
import type { RevealState } from './revealReducer.ts';
import { watchLine } from './watchLine.ts';

const SHOWN: RevealState = { status: 'shown' };

const canWatch = (): boolean => typeof IntersectionObserver !== 'undefined';

/** An element that waits below a line until it is scrolled into view, once. Without motion, or an observer, it never waits. */
export function useLineReveal(element: Element | null, offset: number, enabled: boolean): RevealState {
  const isServerRendered = useIsServerRendered();
  const isStill = useReducedMotion();
  const [state, dispatch] = useReducer(revealReducer, {
    status: isServerRendered || !canWatch() ? 'unknown' : 'waiting',
  });
  const isOver = state.status === 'shown' || state.status === 'revealed';
  const isWatched = enabled && !isStill && !isOver && canWatch();
  useEffect(
    () => (element && isWatched ? watchLine(element, offset, dispatch) : undefined),
    [element, offset, isWatched],
  );
  return enabled && !isStill ? state : SHOWN;
}
