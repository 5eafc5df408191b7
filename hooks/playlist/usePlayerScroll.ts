'use client';
import { useEffect, useRef } from 'react';
import { scrollGalleryTo } from '../browsing/engine/scrollGalleryTo.ts';
import { useReducedMotion } from '../shared/useMediaQuery.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { PLAYER_SCROLL_DURATION_MS } from './constants.ts';

/**
 * Scrolls the page to the player, or to the list: so many CSS pixels below the top of the window, or with 0 into its middle; a lazy
 * one only where the top is out of the window. The visitor's own scrolling ends it, and whoever wants less motion is there at once.
 */
export function usePlayerScroll(area: HTMLElement | null, scrolling: number, isLazy = false): () => void {
  const hasReducedMotion = useReducedMotion();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useStableCallback(() => {
    if (!area) return;
    running.current?.abort();
    running.current = scrollToPlayer(area, { scrolling, hasReducedMotion, isLazy });
  });
}

interface PlayerScrollOptions {
  /** The site's setting: CSS pixels from the top of the window; 0: in its middle. */
  readonly scrolling: number;
  readonly hasReducedMotion: boolean;
  /** Nothing moves where the top of the element is in the window already. */
  readonly isLazy: boolean;
}

/** Scrolls the page to an element. The controller ends it. */
function scrollToPlayer(
  element: HTMLElement,
  { scrolling, hasReducedMotion, isLazy }: PlayerScrollOptions,
): AbortController {
  const windowHeight = element.ownerDocument.documentElement.clientHeight;
  const { top } = element.getBoundingClientRect();
  if (isLazy && top >= 0 && top < windowHeight) return new AbortController();
  const offset = playerScrollOffset({ scrolling, playerHeight: element.offsetHeight, windowHeight });
  return scrollGalleryTo(element, offset, hasReducedMotion ? 0 : PLAYER_SCROLL_DURATION_MS);
}

interface PlayerScrollInput {
  /** The site's setting: CSS pixels from the top of the window; 0: in its middle. */
  readonly scrolling: number;
  readonly playerHeight: number;
  readonly windowHeight: number;
}

/** How far below the top of the window the player comes to stand. A player higher than the window is shown from its top. */
export function playerScrollOffset({ scrolling, playerHeight, windowHeight }: PlayerScrollInput): number {
  if (scrolling > 0) return scrolling;
  return Math.max(0, (windowHeight - playerHeight) / 2);
}
