'use client';
import { useState } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { PlaylistVideoReason } from './types.ts';
import type { CurrentVideo } from './useCurrentVideo.ts';

export type ShowVideo = (video: PlaylistVideo, reason: PlaylistVideoReason, event?: Event) => void;

export interface VideoPressOptions extends Pick<CurrentVideo, 'video' | 'request' | 'confirm'> {
  readonly play: () => void;
  readonly scrollToPlayer: () => void;
}

export interface VideoPress {
  /** Puts a video into the player and plays it; one that is there already is only played. */
  readonly show: ShowVideo;
  /** How many times that was asked for. */
  readonly presses: number;
}

/** What becomes of every wish to see a video. The page follows to the player where the wish came from the list. */
export function useVideoPress({ video, play, request, confirm, scrollToPlayer }: VideoPressOptions): VideoPress {
  const [presses, setPresses] = useState(0);
  const show = useStableCallback<Parameters<ShowVideo>, void>((asked, reason, event) => {
    setPresses((count) => count + 1);
    if (asked.id === video?.id) {
      confirm(reason);
      play();
    } else if (!request(asked, reason, event)) return;
    if (reason === 'item' || reason === 'hash') scrollToPlayer();
  });
  return { show, presses };
}
