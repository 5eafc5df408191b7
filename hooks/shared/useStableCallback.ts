'use client';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A function with a constant identity that runs the newest `callback`. Not to be called during render. */
export function useStableCallback<TArguments extends readonly unknown[], TResult>(
  callback: (...args: TArguments) => TResult,
): (...args: TArguments) => TResult {
  const latest = useLatestRef(callback);
  return useCallback((...args: TArguments) => latest.current(...args), [latest]);
}

type Callbacks = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Functions with a constant identity that run the newest ones of the same names, with one effect for all of them. Not to be called during
 * render.
 */
export function useStableCallbacks<TCallbacks extends Callbacks>(callbacks: TCallbacks): TCallbacks {
  const latest = useLatestRef(callbacks);
  const [stable] = useState(() => {
    const entries = Object.keys(callbacks).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]);
    return Object.fromEntries(entries) as TCallbacks;
  });
  return stable;
}

/** The value of the newest committed render, for code that runs after that render. */
export function useLatestRef<TValue>(value: TValue): RefObject<TValue> {
  const ref = useRef(value);
  // Insertion effects run before all layout effects, so effects of children never read the value of the last render.
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
