'use client';
import { useEffect } from 'react';
import { LIGHTBOX_SHORTCUTS } from '../lightbox/constants.ts';
import { interpretKey } from '../lightbox/useLightboxKeyboard.ts';
import { hearKeys } from '../shared/engine/pageKeys.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

export interface PopupKeysOptions {
  readonly dialogElement: HTMLDialogElement | null;
  readonly isOpen: boolean;
  readonly step: (steps: number, event: KeyboardEvent) => void;
}

/** Those of the photo lightbox. Escape is the dialog's own. */
const SHORTCUTS = { next: LIGHTBOX_SHORTCUTS.next, previous: LIGHTBOX_SHORTCUTS.previous };

/** Arrow keys go from video to video in the open lightbox. A `<video>` with the focus keeps its own. */
export function usePopupKeys({ dialogElement: dialog, isOpen, step }: PopupKeysOptions): void {
  const go = useStableCallback(step);
  useEffect(() => {
    if (!dialog || !isOpen) return undefined;
    const end = new AbortController();
    const handleKeyDown = (event: KeyboardEvent) => {
      const action = interpretKey(event, dialog, SHORTCUTS);
      if (action !== 'next' && action !== 'previous') return;
      event.preventDefault();
      go(action === 'next' ? 1 : -1, event);
    };
    hearKeys(document, handleKeyDown, end);
    return () => end.abort();
  }, [dialog, isOpen, go]);
}
