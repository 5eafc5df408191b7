'use client';
import { useCallback, useRef } from 'react';
import { useLatestRef } from './useLatestRef.ts';

export interface AskedValue<TValue> {
  /** What was asked for last within this task, else what is there. */
  readonly newest: () => TValue;
  readonly ask: (next: TValue) => void;
}

/**
 * Lets changes of one program add up that are made before React draws: each goes on from the one before. What nobody took up, as a
 * controlling parent may, is forgotten with the task.
 */
export function useAskedValue<TValue>(value: TValue): AskedValue<TValue> {
  const shown = useLatestRef(value);
  const asked = useRef<{ readonly value: TValue }>(undefined);
  const newest = useCallback(() => (asked.current ?? { value: shown.current }).value, [shown]);
  const ask = useCallback((next: TValue) => {
    asked.current = { value: next };
    queueMicrotask(() => (asked.current = undefined));
  }, []);
  return { newest, ask };
}
