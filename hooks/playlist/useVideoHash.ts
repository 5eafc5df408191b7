'use client';
import { useEffect } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { HASH_PRESS_DELAY_MS } from './constants.ts';

interface VideoHashOptions {
  readonly videos: readonly PlaylistVideo[];
  readonly isFollowed: boolean;
  /** How often the visitor has pressed a video: whoever has chosen is not led elsewhere. */
  readonly presses: number;
  readonly onNamed: (video: PlaylistVideo) => void;
}

/** Presses the video that the address names, a while after the page or the name has come. */
export function useVideoHash({ videos, isFollowed, presses, onNamed }: VideoHashOptions): void {
  const timeout = useTimeout();
  const press = useStableCallback((video: PlaylistVideo) => onNamed(video));
  const follow = useStableCallback(() => {
    const video = hashedVideo(window.location.hash, videos);
    if (video) timeout.start(HASH_PRESS_DELAY_MS, () => press(video));
    else timeout.clear();
  });
  // A page may get its videos later than its address.
  const hasVideos = videos.length > 0;
  useEffect(() => {
    if (!isFollowed || !hasVideos) return undefined;
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      timeout.clear();
    };
  }, [isFollowed, hasVideos, follow, timeout]);
  useEffect(() => {
    if (presses > 0) timeout.clear();
  }, [presses, timeout]);
}

/** The video whose id the hash of an address is. A hash is anybody's text: what it is not is undefined. */
export function hashedVideo(hash: string, videos: readonly PlaylistVideo[]): PlaylistVideo | undefined {
  const plain = hash.replace(/^#/, '');
  if (plain === '') return undefined;
  let decoded = plain;
  try {
    decoded = decodeURIComponent(plain);
  } catch {
    // Not encoded by anybody: it may be an id as it stands.
  }
  return videos.find(({ id }) => id === plain || id === decoded);
}
