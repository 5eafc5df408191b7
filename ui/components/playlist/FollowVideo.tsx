'use client';
import { useEffect } from 'react';
import type { UsePlaylistResult } from '@loggia/hooks/playlist';

export interface FollowVideoProps {
  readonly playlist: Pick<UsePlaylistResult, 'video' | 'reason' | 'popup' | 'getItemProps'>;
}

/** Stands in for a lightbox whose code could not be loaded: the video that was pressed is the link that it always was. */
export function FollowVideo({ playlist: { video, reason, popup, getItemProps } }: FollowVideoProps) {
  const { isOpen, close } = popup;
  const href = video && reason === 'item' ? getItemProps({ video }).href : undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    if (!href) return close();
    // In place of the lightbox's history entry, which is there once all effects have run.
    queueMicrotask(() => window.location.replace(href));
    // Back shows the page as it was left.
    window.addEventListener('pagehide', close);
    return () => window.removeEventListener('pagehide', close);
  }, [isOpen, href, close]);
  return null;
}
