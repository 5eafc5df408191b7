'use client';
import { useReducer, useState } from 'react';
import type { Dispatch, Reducer, SetStateAction } from 'react';

/**
 * State that each render adjusts to its input. `adjust` makes the new state from the one before, and returns that one where nothing has
 * changed.
 *
 * The package sets state during a render only here, in the way that React documents for information from earlier renders
 * (https://react.dev/reference/react/useState#storing-information-from-previous-renders). An effect would draw the old state first. A ref
 * would keep the work of a render that is thrown away.
 */
export function useAdjustedState<TState>(
  initial: () => TState,
  adjust: (state: TState) => TState,
): readonly [TState, Dispatch<SetStateAction<TState>>] {
  const [kept, setKept] = useState(() => adjust(initial()));
  const state = adjust(kept);
  if (!Object.is(state, kept)) setKept(state);
  return [state, setKept];
}

/** The same for a reducer. `happened` returns the event that this render brings about in a state, or null. */
export function useAdjustedReducer<TState, TEvent>(
  reducer: Reducer<TState, TEvent>,
  initial: () => TState,
  happened: (state: TState) => TEvent | null,
): readonly [TState, Dispatch<TEvent>] {
  const [kept, dispatch] = useReducer(reducer, undefined, () => {
    const begun = initial();
    const event = happened(begun);
    return event === null ? begun : reducer(begun, event);
  });
  const event = happened(kept);
  if (event !== null) dispatch(event);
  return [event === null ? kept : reducer(kept, event), dispatch];
}
