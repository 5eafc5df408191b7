'use client';
import { useEffect } from 'react';
import type { PlaylistFailure } from './pageTypes.ts';

/** Tells each failure once by the browser's own alert. It waits for the visitor, so the message is on the page before. */
export function useFailureAlert(failure: PlaylistFailure | null, isWanted: boolean | undefined): void {
  const error = failure?.error;
  const message = failure?.message;
  useEffect(() => {
    if (!isWanted || !error || message === undefined) return undefined;
    // oxlint-disable-next-line no-alert -- the option asks for it: the specification's point 8 has an alert
    const frame = requestAnimationFrame(() => window.alert(message));
    return () => cancelAnimationFrame(frame);
  }, [isWanted, error, message]);
}
