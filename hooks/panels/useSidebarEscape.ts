'use client';
import { useEffect } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { LAYER } from '../shared/keyOwners.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

/**
 * Escape closes an open sidebar before anything below it. A prevented key is no close request of the dialog; whatever lies
 * inside the sidebar may prevent it before. The result is for the sidebar itself: the lightbox, which hears keys at the
 * document, keeps an Escape in a text field for itself.
 */
export function useSidebarEscape(
  isOpen: boolean,
  dialogElement: HTMLElement | null,
  close: (event: KeyboardEvent) => void,
): (event: ReactKeyboardEvent) => void {
  const handleKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    const target = event.composedPath()[0];
    const layer = target instanceof Element ? target.closest(LAYER) : null;
    if (layer !== null && layer !== dialogElement && !layer.contains(dialogElement)) return;
    event.preventDefault();
    close(event);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen, handleKeyDown]);
  return useStableCallback((event: ReactKeyboardEvent) => handleKeyDown(event.nativeEvent));
}
