'use client';
import { useEffect } from 'react';
import { useAdjustedState } from './useAdjustedState.ts';
import { useTimeout } from './useTimeout.ts';

/** True once `isOn` has been true of the same `subject` for `delayMs`; false as soon as it is not. */
export function useDelayed(isOn: boolean, delayMs: number, subject = ''): boolean {
  const [readySubject, setReadySubject] = useAdjustedState<string | null>(
    () => null,
    (ready) => (isOn && ready === subject ? ready : null),
  );
  const timeout = useTimeout();
  useEffect(() => {
    if (!isOn) return undefined;
    timeout.start(delayMs, () => setReadySubject(subject));
    return timeout.clear;
  }, [isOn, delayMs, subject, timeout, setReadySubject]);
  return readySubject !== null;
}
