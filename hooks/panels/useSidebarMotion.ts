'use client';
import { useEffect, useReducer } from 'react';
import { useTimeout } from '../shared/useTimeout.ts';
import { initialSidebars, sidebarsReducer } from './sidebarsReducer.ts';
import type { SidebarsEvent, SidebarsState } from './sidebarsReducer.ts';

/** Follows the wish, one movement after the other. */
export function useSidebarMotion<TName extends string>(wanted: TName | null, durationMs: number): SidebarsState<TName> {
  const [state, dispatch] = useReducer(
    (current: SidebarsState<TName>, event: SidebarsEvent<TName>) => sidebarsReducer(current, event),
    wanted,
    initialSidebars<TName>,
  );
  const timeout = useTimeout();
  const { shown, phase } = state;
  if (state.wanted !== wanted) dispatch({ type: 'wishChanged', wanted });
  useEffect(() => {
    if (shown === null || phase === 'open') return undefined;
    timeout.start(durationMs, () => dispatch({ type: 'motionEnded' }));
    return timeout.clear;
  }, [shown, phase, durationMs, timeout]);
  return state;
}
