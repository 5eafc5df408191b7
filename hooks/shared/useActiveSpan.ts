'use client';
import { useEffect, useInsertionEffect, useRef } from 'react';

interface ActiveSpanOptions {
  /** Whether the span ends while React hides the tree (`<Activity>`), and starts again when it is shown. @default false */
  readonly endsWhenHidden?: boolean;
}

/**
 * Runs `onStart` when `isActive` begins and `onFinish` a microtask after it has ended, also by an unmount. StrictMode's rehearsed unmount does
 * not count as an end: history entries and addresses cannot be taken back and written again. Both functions must be stable.
 */
export function useActiveSpan(
  isActive: boolean,
  onStart: () => void,
  onFinish: () => void,
  { endsWhenHidden = false }: ActiveSpanOptions = {},
): void {
  const hasStarted = useRef(false);
  const isHeld = useRef(false);
  const isWanted = useRef(false);
  // Unlike other effects, it lasts while the tree is hidden.
  useInsertionEffect(() => {
    isWanted.current = isActive;
    return () => {
      isWanted.current = false;
    };
  }, [isActive]);
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
        if (isHeld.current || !hasStarted.current || (isWanted.current && !endsWhenHidden)) return;
        hasStarted.current = false;
        onFinish();
      });
    };
  }, [isActive, onStart, onFinish, endsWhenHidden]);
}
