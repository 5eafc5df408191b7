'use client';
import { useEffect } from 'react';
import type { UsePlaylistResult } from './types.ts';

/**
 * Navigates to the page of the pressed video, as its link does without JavaScript. If the lightbox was opened in
 * another way, closes it instead. Use it in a component that replaces the lightbox when its chunk fails to load.
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
    // Replaces the lightbox's history entry, which is only added once all effects have run.
    queueMicrotask(() => window.location.replace(href));
    // Close the lightbox so that it is not open after going back (bfcache).
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [isOpen, href, close]);
}
