'use client';
import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { PLAYER_SCROLL_DURATION_MS } from './constants.ts';
import { playerScrollOffset } from './playerScrollOffset.ts';

/**
 * Scrolls the page to the player, or the list: so many CSS pixels below the top of the window, or with 0 into its middle. The visitor's own
 * scrolling ends it, and whoever wants less motion is there at once. Its code comes with the first press.
 */
export function usePlayerScroll(area: HTMLElement | null, scrolling: number): () => void {
  const hasReducedMotion = useReducedMotion();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useStableCallback(() => {
    if (!area) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const offset = playerScrollOffset({
      scrolling,
      playerHeight: area.offsetHeight,
      windowHeight: area.ownerDocument.documentElement.clientHeight,
    });
    import('../browsing/scrollGalleryTo.ts').then(
      ({ scrollGalleryTo }) => {
        if (own.signal.aborted) return;
        running.current = scrollGalleryTo(area, offset, hasReducedMotion ? 0 : PLAYER_SCROLL_DURATION_MS);
      },
      () => area.scrollIntoView(),
    );
  });
}
