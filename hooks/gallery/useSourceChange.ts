'use client';
import { useEffect, useRef } from 'react';
import { useLatestRef } from '../shared/useLatestRef.ts';

/**
 * Tells when another source took the place of the one before. A source that is made anew in each render is not another one as
 * long as the render was caused by `state`, our own: otherwise every answer would call for the next request, without end.
 */
export function useSourceChange(source: object | undefined, state: unknown, onChange: () => void): void {
  const committedSource = useRef(source);
  const committedState = useRef(state);
  const latestOnChange = useLatestRef(onChange);
  useEffect(() => {
    const previous = committedSource.current;
    const isOwnRender = committedState.current !== state;
    committedSource.current = source;
    committedState.current = state;
    if (source && previous && source !== previous && !isOwnRender) latestOnChange.current();
  }, [source, state, latestOnChange]);
}
