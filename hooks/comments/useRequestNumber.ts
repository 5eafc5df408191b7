'use client';
import { useCallback, useRef } from 'react';

/** Counts what is asked and answered, so that of two lists the later one is known. */
export function useRequestNumber(): () => number {
  const last = useRef(0);
  return useCallback(() => (last.current += 1), []);
}
