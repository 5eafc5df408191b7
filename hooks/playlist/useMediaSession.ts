'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../backend/VideoPlayer.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { createMediaSessionSeat } from './engine/mediaSessionSeat.ts';

export interface MediaSessionOptions {
  /** Null: nothing that the system has to know of. */
  readonly video: PlaylistVideo | null;
  readonly playback: Playback;
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Tells the system what plays, for its lock screen and its media keys, from the first playing until the video goes. */
export function useMediaSession({ video, playback, ...handlers }: MediaSessionOptions): void {
  const play = useStableCallback(handlers.play);
  const pause = useStableCallback(handlers.pause);
  const nexttrack = useStableCallback(handlers.next);
  const previoustrack = useStableCallback(handlers.previous);
  const [seat] = useState(() => createMediaSessionSeat({ play, pause, nexttrack, previoustrack }));
  const isKnown = video !== null && playback !== 'unstarted';
  const isPlaying = isKnown && playback === 'playing';
  const title = video?.title ?? '';
  const picture = video?.thumbnailUrl;

  useEffect(() => {
    if (isPlaying) seat.take({ title, picture });
    else if (isKnown) seat.rest();
  }, [isKnown, isPlaying, title, picture, seat]);
  useEffect(() => (isKnown ? seat.leave : undefined), [isKnown, seat]);
}
