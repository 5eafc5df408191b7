'use client';
import { useCallback, useInsertionEffect, useRef, useState, type RefObject } from 'react';

/** Returns a function with a stable identity that calls the latest `callback`. Do not call it during render. */
export function useStableCallback<TArguments extends readonly unknown[], TResult>(
  callback: (...args: TArguments) => TResult,
): (...args: TArguments) => TResult {
  const latest = useLatestRef(callback);
  return useCallback((...args: TArguments) => latest.current(...args), [latest]);
}

type Callbacks = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Like `useStableCallback`, but for several named functions with a single effect. Do not call them during render. */
export function useStableCallbacks<TCallbacks extends Callbacks>(callbacks: TCallbacks): TCallbacks {
  const latest = useLatestRef(callbacks);
  const [stable] = useState(() => {
    const entries = Object.keys(callbacks).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]);
    return Object.fromEntries(entries) as TCallbacks;
  });
  return stable;
}

/** Returns a ref to the value of the latest committed render, for code that runs after that render. */
export function useLatestRef<TValue>(value: TValue): RefObject<TValue> {
  const ref = useRef(value);
  // Insertion effects run before all layout effects, so effects of children never read the previous value.
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
