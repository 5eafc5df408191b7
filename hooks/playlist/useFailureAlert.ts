'use client';
import { useEffect } from 'react';
import type { PlaylistFailure } from './pageTypes.ts';

/** Tells each failure once by the browser's own alert. It waits for the visitor, so the message is on the page before. */
export function useFailureAlert(failure: PlaylistFailure | null, isWanted: boolean): void {
  const error = failure?.error;
  const message = failure?.message;
  useEffect(() => {
    if (!isWanted || !error || message === undefined) return undefined;
    const frame = requestAnimationFrame(() => window.alert(message));
    return () => cancelAnimationFrame(frame);
  }, [isWanted, error, message]);
}
