'use client';
import { useEffect } from 'react';
import { eventOrigin } from './engine/composedTree.ts';
import { noteDismissal } from './engine/dismissedPress.ts';
import { isComposing } from './keyOwners.ts';
import { listenToKeys } from './engine/pageKeys.ts';
import { useStableCallbacks } from './useStableCallback.ts';

export type DismissalReason = 'escapeKey' | 'outsidePress';

export interface UseDismissalOptions {
  readonly isOpen: boolean;
  /** Returns whether a node is inside the open menu or other layer, or inside its button. */
  readonly isInside: (node: EventTarget | null) => boolean;
  readonly onDismiss: (reason: DismissalReason, event: Event) => void;
}

/**
 * Dismisses an open menu or other layer when the user presses Escape or clicks outside it. Because it is the innermost
 * layer, a dialog below it does not receive the Escape key press.
 */
export function useDismissal({ isOpen, ...options }: UseDismissalOptions): void {
  const { handleKeyDown, handlePress } = useStableCallbacks({
    handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
      event.preventDefault();
      options.onDismiss('escapeKey', event);
    },
    handlePress(event: Event) {
      if (options.isInside(eventOrigin(event))) return;
      noteDismissal(event);
      options.onDismiss('outsidePress', event);
    },
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    listenToKeys(handleKeyDown, end.signal, true);
    document.addEventListener('pointerdown', handlePress, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [isOpen, handleKeyDown, handlePress]);
}
