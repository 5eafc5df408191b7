'use client';
import { useEffect, useRef } from 'react';
import { scrollGalleryTo } from '../../gallery/browsing/engine/scrollGalleryTo.ts';
import { useReducedMotion } from '../../core/shared/useMediaQuery.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { PLAYER_SCROLL_DURATION_MS } from './constants.ts';

/**
 * Returns a function that scrolls to the player. It leaves `scrollOffset` CSS pixels above the player, or centers the
 * player if the offset is 0. If `isLazy` is true, it scrolls only if the player's top is out of view. Scrolling stops
 * as soon as the user scrolls, and is instant if the user prefers reduced motion.
 */
export function usePlayerScroll(area: HTMLElement | null, scrollOffset: number, isLazy = false): () => void {
  const hasReducedMotion = useReducedMotion();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useStableCallback(() => {
    if (!area) return;
    running.current?.abort();
    running.current = new AbortController();
    scrollToPlayer(area, { scrollOffset, hasReducedMotion, isLazy, signal: running.current.signal });
  });
}

interface PlayerScrollOptions {
  /** The distance from the top of the viewport, in CSS pixels. With 0, the element is centered. */
  readonly scrollOffset: number;
  readonly hasReducedMotion: boolean;
  /** Whether to scroll only if the element's top is out of view. */
  readonly isLazy: boolean;
  /** Aborting this signal stops the scrolling. */
  readonly signal: AbortSignal;
}

/** Scrolls the page to an element. */
function scrollToPlayer(
  element: HTMLElement,
  { scrollOffset, hasReducedMotion, isLazy, signal }: PlayerScrollOptions,
): void {
  const windowHeight = element.ownerDocument.documentElement.clientHeight;
  const { top } = element.getBoundingClientRect();
  if (isLazy && top >= 0 && top < windowHeight) return;
  const offset = playerScrollOffset({ scrollOffset, playerHeight: element.offsetHeight, windowHeight });
  scrollGalleryTo(element, offset, hasReducedMotion ? 0 : PLAYER_SCROLL_DURATION_MS, signal);
}

interface PlayerScrollInput {
  /** The distance from the top of the viewport, in CSS pixels. With 0, the player is centered. */
  readonly scrollOffset: number;
  readonly playerHeight: number;
  readonly windowHeight: number;
}

/**
 * Returns the player's distance from the top of the viewport. A player that is taller than the viewport is aligned to
 * the top.
 */
export function playerScrollOffset({ scrollOffset, playerHeight, windowHeight }: PlayerScrollInput): number {
  if (scrollOffset > 0) return scrollOffset;
  return Math.max(0, (windowHeight - playerHeight) / 2);
}
