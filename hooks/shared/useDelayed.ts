'use client';
import { useEffect, useState } from 'react';
import { useTimeout } from './useTimeout.ts';

/** True once `isOn` has been true of the same `subject` for `delayMs`; false as soon as it is not. */
export function useDelayed(isOn: boolean, delayMs: number, subject = ''): boolean {
  const [readySubject, setReadySubject] = useState<string | null>(null);
  const timeout = useTimeout();
  const isReady = readySubject === subject;
  if (readySubject !== null && !(isOn && isReady)) setReadySubject(null);
  useEffect(() => {
    if (!isOn) return undefined;
    timeout.start(delayMs, () => setReadySubject(subject));
    return timeout.clear;
  }, [isOn, delayMs, subject, timeout]);
  return isOn && isReady;
}
