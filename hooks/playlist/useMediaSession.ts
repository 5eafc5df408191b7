'use client';
import { useEffect, useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback } from '../backend/Playback.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { MediaSessionSeat } from './mediaSessionSeat.ts';

export interface MediaSessionOptions {
  /** Null: nothing that the system has to know of. */
  readonly video: PlaylistVideo | null;
  readonly playback: Playback;
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

/** Tells the system what plays, for its lock screen and its media keys, from the first playing until the video goes. The code comes with that playing. */
export function useMediaSession({ video, playback, ...handlers }: MediaSessionOptions): void {
  const play = useStableCallback(handlers.play);
  const pause = useStableCallback(handlers.pause);
  const nexttrack = useStableCallback(handlers.next);
  const previoustrack = useStableCallback(handlers.previous);
  const [seat, setSeat] = useState<MediaSessionSeat | null>(null);
  const isKnown = video !== null && playback !== 'unstarted';
  const isPlaying = isKnown && playback === 'playing';
  const title = video?.title ?? '';
  const picture = video?.thumbnailUrl;

  useEffect(() => {
    if (!isPlaying || seat) return undefined;
    let isAwaited = true;
    const actions = { play, pause, nexttrack, previoustrack };
    import('./mediaSessionSeat.ts').then(
      ({ createMediaSessionSeat }) => isAwaited && setSeat(createMediaSessionSeat(actions)),
      // Without it there are the page's own buttons.
      () => undefined,
    );
    return () => {
      isAwaited = false;
    };
  }, [isPlaying, seat, play, pause, nexttrack, previoustrack]);
  useEffect(() => {
    if (isPlaying) seat?.take({ title, picture });
    else if (isKnown) seat?.rest();
  }, [isKnown, isPlaying, title, picture, seat]);
  useEffect(() => (isKnown && seat ? seat.leave : undefined), [isKnown, seat]);
}
