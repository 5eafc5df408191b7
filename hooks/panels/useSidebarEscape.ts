'use client';
import { useEffect } from 'react';
import { isComposing, LAYER, TEXT_FIELD } from '../shared/keyOwners.ts';
import { listenToKeys } from '../shared/engine/pageKeys.ts';

/**
 * Escape closes an open sidebar before anything below it, but not from a text field (specification, point 4). A prevented key is no
 * close request of the dialog; whatever lies inside the sidebar may prevent it before. `close` is a function that stays the same.
 */
export function useSidebarEscape(
  isOpen: boolean,
  dialogElement: HTMLElement | null,
  close: (reason: 'escapeKey', event: KeyboardEvent) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      const target = event.composedPath()[0];
      const element = target instanceof Element ? target : null;
      const layer = element?.closest(LAYER) ?? null;
      if (layer !== null && layer !== dialogElement && !layer.contains(dialogElement)) return;
      event.preventDefault();
      if (!element?.closest(TEXT_FIELD)) close('escapeKey', event);
    };
    const end = new AbortController();
    listenToKeys(handleKeyDown, end.signal);
    return () => end.abort();
  }, [isOpen, dialogElement, close]);
}
