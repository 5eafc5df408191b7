'use client';
import { useEffect, useRef } from 'react';
import { useStableCallback } from './useStableCallback.ts';

/**
 * Runs `onNew` after the first commit with each new value. A plain effect would also run again when React reveals a
 * hidden tree.
 */
export function useOnNew<TValue>(value: TValue, onNew: () => void): void {
  const handled = useRef<{ readonly value: TValue } | null>(null);
  const handle = useStableCallback(onNew);
  useEffect(() => {
    if (handled.current && Object.is(handled.current.value, value)) return;
    handled.current = { value };
    handle();
  }, [value, handle]);
}
