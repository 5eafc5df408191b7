'use client';
import { useEffect, useRef } from 'react';

/**
 * Runs `onStart` when `isActive` begins and `onFinish` a microtask after it has ended, also by an unmount. StrictMode's rehearsed unmount does
 * not count as an end: history entries and addresses cannot be taken back and written again. Both functions must be stable.
 */
export function useActiveSpan(isActive: boolean, onStart: () => void, onFinish: () => void): void {
  const hasStarted = useRef(false);
  const isHeld = useRef(false);
  useEffect(() => {
    if (!isActive) return undefined;
    isHeld.current = true;
    if (!hasStarted.current) {
      hasStarted.current = true;
      onStart();
    }
    return () => {
      isHeld.current = false;
      queueMicrotask(() => {
        if (isHeld.current || !hasStarted.current) return;
        hasStarted.current = false;
        onFinish();
      });
    };
  }, [isActive, onStart, onFinish]);
}
