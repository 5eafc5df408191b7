'use client';
import { useEffect, useInsertionEffect, useRef } from 'react';

interface ActiveSpanOptions {
  /**
   * Whether the span ends when React hides the tree (`<Activity>`), and starts again when React shows the tree.
   * @default false
   */
  readonly endsWhenHidden?: boolean;
}

/**
 * Runs `onStart` when `isActive` becomes true, and `onFinish` a microtask after it becomes false or the component
 * unmounts. StrictMode's simulated unmount does not count, because history entries and URL changes cannot be undone and
 * repeated. Both functions must be stable.
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
  // Unlike other effects, insertion effects persist while the tree is hidden.
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
