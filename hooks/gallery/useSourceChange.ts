'use client';
import { useEffect, useRef } from 'react';
import { useLatestRef } from '../shared/useLatestRef.ts';

/**
 * Tells when another source took the place of the one before. A source that is made anew in each render is not another one as
 * long as the render was caused by `state`, our own: otherwise every answer would call for the next request, without end.
 */
export function useSourceChange(source: object | undefined, state: unknown, onChange: () => void): void {
  const committed = useRef([source, state] as const);
  const latestOnChange = useLatestRef(onChange);
  useEffect(() => {
    const [previous, stateBefore] = committed.current;
    committed.current = [source, state];
    // Another state is what this render comes from: it is our own.
    if (source && previous && source !== previous && state === stateBefore) latestOnChange.current();
  }, [source, state, latestOnChange]);
}
