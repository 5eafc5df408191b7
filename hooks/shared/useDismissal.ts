'use client';
import { useEffect } from 'react';
import { closedRootsAround, eventOrigin } from './engine/composedTree.ts';
import { noteDismissal } from './engine/dismissedPress.ts';
import { isComposing } from './keyOwners.ts';
import { listenToKeys } from './engine/pageKeys.ts';
import { useStableCallbacks } from './useStableCallback.ts';

export type DismissalReason = 'escapeKey' | 'outsidePress';

export interface UseDismissalOptions {
  readonly isOpen: boolean;
  /** An element of the layer: presses in the closed shadow trees around it count, too. */
  readonly element: Element | null;
  /** Whether a node is inside the open layer, which includes its button. */
  readonly isInside: (node: EventTarget | null) => boolean;
  readonly onDismiss: (reason: DismissalReason, event: Event) => void;
}

/** Dismisses the open layer at Escape and at a press outside. It is the innermost layer: a dialog below does not get that Escape. */
export function useDismissal({ isOpen, element, ...options }: UseDismissalOptions): void {
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
    const closedRoots = element ? closedRootsAround(element) : [];
    const hosts = new Set<EventTarget | null>(closedRoots.map(({ host }) => host));
    for (const root of [document, ...closedRoots]) {
      root.addEventListener('pointerdown', (event) => hosts.has(eventOrigin(event)) || handlePress(event), {
        capture: true,
        signal: end.signal,
      });
    }
    return () => end.abort();
  }, [isOpen, element, handleKeyDown, handlePress]);
}
