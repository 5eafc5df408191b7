'use client';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A function that never changes its identity and always runs the newest `callback`. Not to be called during render. */
export function useStableCallback<TArguments extends readonly unknown[], TResult>(
  callback: (...args: TArguments) => TResult,
): (...args: TArguments) => TResult {
  const latest = useLatestRef(callback);
  return useCallback((...args: TArguments) => latest.current(...args), [latest]);
}

type Callbacks = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Functions that never change their identity and always run the newest ones of the same names, with one effect for all of them: for a
 * hook that has several. Not to be called during render.
 */
export function useStableCallbacks<TCallbacks extends Callbacks>(callbacks: TCallbacks): TCallbacks {
  const latest = useLatestRef(callbacks);
  const [stable] = useState(() => {
    const entries = Object.keys(callbacks).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]);
    return Object.fromEntries(entries) as TCallbacks;
  });
  return stable;
}

/** The value of the newest committed render, for code that runs later than the render that made it. */
export function useLatestRef<TValue>(value: TValue): RefObject<TValue> {
  const ref = useRef(value);
  // Insertion effects run before every layout effect, so no effect of a child can meet the value of the last render.
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
