'use client';
import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that never changes its identity and always runs the newest `callback`. Not to be called during render. */
export function useStableCallback<TArguments extends readonly unknown[], TResult>(
  callback: (...args: TArguments) => TResult,
): (...args: TArguments) => TResult {
  const latest = useRef(callback);
  // Insertion effects run before every layout effect, so no effect of a child can meet the callback of the last render.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: TArguments) => latest.current(...args), []);
}
