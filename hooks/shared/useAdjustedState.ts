'use client';
import { useReducer, useState } from 'react';
import type { Dispatch, Reducer, SetStateAction } from 'react';

/**
 * State that each render adjusts to what it is told: `adjust` makes it of the state before, and gives that back where nothing is new.
 *
 * The one way in which the package sets state in a render, as React has it for what a component keeps of earlier renders
 * (https://react.dev/reference/react/useState#storing-information-from-previous-renders): an effect would draw the old state first, and
 * a ref would keep what a render made that is thrown away.
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

/** The same for a machine: `happened` names the event that a render brings about in this state, null where there is none. */
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
