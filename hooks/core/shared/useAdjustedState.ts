'use client';
import { useReducer, useState, type Dispatch, type Reducer, type SetStateAction } from 'react';

/**
 * Keeps state that is adjusted to its input in every render. `adjust` receives the previous state and returns the new
 * one, or the previous state itself if nothing has changed.
 *
 * This is the only hook of the package that sets state during render, as React documents for information from previous
 * renders (https://react.dev/reference/react/useState#storing-information-from-previous-renders). An effect would
 * render the old state first, and a ref would keep the result of a discarded render.
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

/**
 * Like `useAdjustedState`, but for a reducer. `happened` returns the event that this render causes in a given state, or
 * `null` if there is none.
 */
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
