'use client';
import { useEffect, useRef } from 'react';
import { useReducedMotion } from '../shared/useReducedMotion.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { scrollToPlayer } from './engine/scrollToPlayer.ts';

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
