'use client';
import { useCallback } from 'react';
import { useLatestRef } from './useLatestRef.ts';

/** A function that never changes its identity and always runs the newest `callback`. Not to be called during render. */
export function useStableCallback<TArguments extends readonly unknown[], TResult>(
  callback: (...args: TArguments) => TResult,
): (...args: TArguments) => TResult {
  const latest = useLatestRef(callback);
  return useCallback((...args: TArguments) => latest.current(...args), [latest]);
}
