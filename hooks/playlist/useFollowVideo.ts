'use client';
import { useEffect } from 'react';
import type { UsePlaylistResult } from './types.ts';

/**
 * Follows the link of the pressed video, as without scripts, and closes the lightbox if it was opened in another way. For a component that
 * replaces the lightbox when the code of its content cannot be loaded.
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
    // Replaces the lightbox's history entry, which exists once all effects have run.
    queueMicrotask(() => window.location.replace(href));
    // Back shows the page as it was left.
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [isOpen, href, close]);
}
