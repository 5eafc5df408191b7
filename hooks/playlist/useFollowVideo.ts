'use client';
import { useEffect } from 'react';
import type { UsePlaylistResult } from './types.ts';

/**
 * Follows the link of the video that was pressed, as it would be without scripts, and closes the lightbox where another way led to it. For a
 * component that stands in the lightbox's place where the code of what is in it cannot be had.
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
    // In place of the lightbox's history entry, which is there once all effects have run.
    queueMicrotask(() => window.location.replace(href));
    // Back shows the page as it was left.
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [isOpen, href, close]);
}
