'use client';
import { useEffect } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';

export interface PopupKeysOptions {
  readonly dialog: HTMLDialogElement | null;
  readonly isOpen: boolean;
  readonly step: (steps: number, event: KeyboardEvent) => void;
}

/** Arrow keys go from video to video in the open lightbox. Their code comes with its opening. */
export function usePopupKeys({ dialog, isOpen, step }: PopupKeysOptions): void {
  const go = useStableCallback(step);
  useEffect(() => {
    if (!dialog || !isOpen) return undefined;
    const end = new AbortController();
    import('./watchPopupKeys.ts').then(
      ({ watchPopupKeys }) => end.signal.aborted || watchPopupKeys(dialog, go, end.signal),
      // Without it there are the buttons.
      () => undefined,
    );
    return () => end.abort();
  }, [dialog, isOpen, go]);
}
