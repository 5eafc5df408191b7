'use client';
import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import type { UseGalleryResult } from './types.ts';

/**
 * Moves focus to the gallery when a focused control inside the gallery, such as "Try again", is removed. Without this
 * hook, keyboard users would have to start again at the top of the page.
 *
 * @example
 * const gallery = useGallery({ source });
 * useGalleryFocus(gallery);
 */
export function useGalleryFocus({ containerRef }: Pick<UseGalleryResult, 'containerRef'>): void {
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const hold = (target: EventTarget | null) => {
      held.current = target instanceof HTMLElement && containerRef.current?.contains(target) ? target : null;
    };
    const root = containerRef.current?.getRootNode();
    hold(root instanceof ShadowRoot ? root.activeElement : document.activeElement);
    document.addEventListener('focusin', (event) => hold(event.composedPath()[0] ?? null), ending);
    return () => ending.abort();
  }, [containerRef]);
  // Runs after each render, because browsers fire no blur event for a removed element.
  useIsomorphicLayoutEffect(() => {
    const container = containerRef.current;
    if (!container || held.current?.isConnected !== false) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    container.tabIndex = -1;
    container.focus({ preventScroll: true });
  });
}
