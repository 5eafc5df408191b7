'use client';
import { useEffect, useRef } from 'react';

/**
 * Runs `onStart` when `isActive` begins and `onFinish` a microtask after it has ended, by an unmount too. StrictMode's rehearsal
 * of an unmount is no end: what goes out into the world (a history entry, an address) cannot be taken back and given again. Both are
 * functions that stay the same.
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
