'use client';
import { useEffect } from 'react';
import type { UsePlaylistResult } from './types.ts';

/**
 * Navigates to the page of the clicked video, just as the video's link does without JavaScript. If the lightbox was not
 * opened by clicking a video, it is closed. Use this hook in the component that replaces the lightbox if its chunk
 * fails to load.
 *
 * ```tsx
 * function FollowVideo({ playlist }) {
 *   useFollowVideo(playlist);
 *   return null;
 * }
 * ```
 */
export function useFollowVideo({
  video,
  reason,
  popup: { isOpen, close },
  getItemProps,
}: Pick<UsePlaylistResult, 'video' | 'reason' | 'popup' | 'getItemProps'>): void {
  const href = video && reason === 'item' ? getItemProps({ video }).href : undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!href) {
      close();
      return undefined;
    }
    // Wait until all effects have run. Only then has the lightbox's history entry, which is replaced here, been added.
    queueMicrotask(() => window.location.replace(href));
    // Close the lightbox so that it does not reappear when the user goes back (bfcache).
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [isOpen, href, close]);
}
