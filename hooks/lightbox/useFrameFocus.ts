'use client';
import { useEffect } from 'react';

/** Keeps the shortcuts alive when a press lands in an embedded frame. The code for it comes after the first picture. */
export function useFrameFocus(dialog: HTMLDialogElement | null, isActive: boolean): void {
  useEffect(() => {
    if (!dialog || !isActive) return undefined;
    const end = new AbortController();
    import('./watchFrameFocus.ts').then(
      ({ watchFrameFocus }) => end.signal.aborted || watchFrameFocus(dialog, end.signal),
      // Without it a press into a frame leaves the keys there, as on any page.
      () => undefined,
    );
    return () => end.abort();
  }, [dialog, isActive]);
}
