'use client';
import { useEffect, useState } from 'react';
import { useTimeout } from './useTimeout.ts';

/** True once `isOn` has been true for `delayMs`; false as soon as it is not. */
export function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isReady, setReady] = useState(false);
  const timeout = useTimeout();
  if (!isOn && isReady) setReady(false);
  useEffect(() => {
    if (!isOn) return undefined;
    timeout.start(delayMs, () => setReady(true));
    return timeout.clear;
  }, [isOn, delayMs, timeout]);
  return isOn && isReady;
}
