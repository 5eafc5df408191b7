'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { UseGalleryResult } from './types.ts';

// Not `useIsomorphicLayoutEffect`: shared with the lightbox, it would be a file of its own, which each opening pays for.
const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface UseGalleryFocusOptions {
  /** A control has vanished before this hook was there, as in code that comes late. @default false */
  readonly isLost?: boolean | undefined;
}

/**
 * Takes the focus to the gallery where a control of it vanishes under whoever uses it, as "Try again" does: a keyboard would find
 * itself at the beginning of the page.
 *
 * @example
 * const gallery = useGallery({ source });
 * useGalleryFocus(gallery);
 */
export function useGalleryFocus(
  { containerRef }: Pick<UseGalleryResult, 'containerRef'>,
  { isLost = false }: UseGalleryFocusOptions = {},
): void {
  const held = useRef<HTMLElement | null>(null);
  const lost = useRef(isLost);
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
  // After each render: a browser tells of no blur of what is taken off the page.
  useClientLayoutEffect(() => {
    const container = containerRef.current;
    if (!container || !(lost.current || held.current?.isConnected === false)) return;
    lost.current = false;
    held.current = null;
    if (document.activeElement !== document.body) return;
    container.tabIndex = -1;
    container.focus({ preventScroll: true });
  });
}
