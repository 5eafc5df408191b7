'use client';
import { useEffect } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../player/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

export interface MediaSessionOptions {
  /** Null: nothing that the system has to know of. */
  readonly video: PlaylistVideo | null;
  readonly playback: Playback;
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

type Action = 'play' | 'pause' | 'nexttrack' | 'previoustrack';

/** Whoever told the system last: an earlier one takes nothing back. */
let holder: object | null = null;

function setHandler(action: Action, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // A browser that does not know the key.
  }
}

/** Tells the system what plays, for its lock screen and its media keys, from the first playing until the video goes. */
export function useMediaSession({ video, playback, ...handlers }: MediaSessionOptions): void {
  const isKnown = video !== null && playback !== 'unstarted';
  const title = video?.title ?? '';
  const thumbnailUrl = video?.thumbnailUrl;
  const play = useStableCallback(handlers.play);
  const pause = useStableCallback(handlers.pause);
  const next = useStableCallback(handlers.next);
  const previous = useStableCallback(handlers.previous);
  const isPlaying = playback === 'playing';

  useEffect(() => {
    if (!isKnown || !('mediaSession' in navigator) || typeof MediaMetadata !== 'function') return undefined;
    const own = {};
    holder = own;
    const artwork = thumbnailUrl ? [{ src: thumbnailUrl }] : [];
    navigator.mediaSession.metadata = new MediaMetadata({ title, artwork });
    const actions = { play, pause, nexttrack: next, previoustrack: previous };
    for (const [action, handler] of Object.entries(actions)) setHandler(action as Action, handler);
    return () => {
      if (holder !== own) return;
      holder = null;
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = 'none';
      for (const action of Object.keys(actions)) setHandler(action as Action, null);
    };
  }, [isKnown, isPlaying, title, thumbnailUrl, play, pause, next, previous]);
  useEffect(() => {
    if (!isKnown || !('mediaSession' in navigator)) return;
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  }, [isKnown, isPlaying]);
}
