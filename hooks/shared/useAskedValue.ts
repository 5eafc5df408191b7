'use client';
import { useState } from 'react';
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
  const [asked] = useState(() => createAskedValue(() => shown.current));
  return asked;
}

/** The same for who keeps the shown value in a ref of its own. */
export function createAskedValue<TValue>(readShown: () => TValue): AskedValue<TValue> {
  let asked: { readonly value: TValue } | undefined;
  return {
    newest: () => (asked ? asked.value : readShown()),
    ask(next) {
      asked = { value: next };
      queueMicrotask(() => (asked = undefined));
    },
  };
}
