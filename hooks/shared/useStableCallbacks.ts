'use client';
import { useState } from 'react';
import { useLatestRef } from './useStableCallback.ts';

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
