'use client';
import { useEffect, useReducer } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { VideoPlayerEvent } from '../backend/VideoPlayer.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { NOTHING_PLAYED, playbackReducer } from './playbackReducer.ts';
import type { PlaybackState } from './playbackReducer.ts';
import type { UsePlayerOptions } from './types.ts';
import type { Playback } from '../backend/Playback.ts';
import { videoKey } from './videoKey.ts';

export interface PlaybackOptions {
  readonly video: PlaylistVideo | null;
  readonly isMounted: boolean;
  /** Nobody can play it: its id or file is none. */
  readonly isUnplayable: boolean;
}

export interface PlaybackResult extends PlaybackState {
  readonly listen: (event: VideoPlayerEvent, video: PlaylistVideo) => void;
  /** The video is told to play: whether it can is asked anew. */
  readonly retry: () => void;
}

/** How far the player is with its video. */
export function usePlayback({ video, isMounted, isUnplayable }: PlaybackOptions): PlaybackResult {
  const [state, dispatch] = useReducer(playbackReducer, NOTHING_PLAYED);
  const shownKey = video && isMounted ? videoKey(video) : null;
  if (state.videoKey !== shownKey) dispatch({ type: 'videoChanged', videoKey: shownKey });
  const listen = useStableCallback((event: VideoPlayerEvent, { id }: PlaylistVideo) =>
    dispatch({ type: 'said', event, videoId: id }),
  );
  const retry = useStableCallback(() => dispatch({ type: 'retried' }));
  return { ...state, hasFailed: state.hasFailed || isUnplayable, listen, retry };
}

export interface PlaybackNews<TVideo extends PlaylistVideo>
  extends
    Pick<UsePlayerOptions<TVideo>, 'onPlaybackChange' | 'onEnded' | 'onFailed'>,
    Pick<PlaybackState, 'playback' | 'hasFailed'> {
  readonly video: TVideo | null;
  /** The same video again, instead of an end. */
  readonly repeat: (() => void) | undefined;
}

/** Tells the page what happens to the video. */
export function usePlaybackNews<TVideo extends PlaylistVideo>(news: PlaybackNews<TVideo>): void {
  const { video, playback, hasFailed, repeat } = news;
  const key = video && videoKey(video);
  const tellPlayback = useStableCallback((told: Playback, toldKey: string | null) => {
    if (!video || toldKey !== key) return;
    news.onPlaybackChange?.(told, video);
    if (told !== 'ended') return;
    if (repeat) repeat();
    else news.onEnded?.(video);
  });
  const tellFailure = useStableCallback((toldKey: string | null) => {
    if (video && toldKey === key) news.onFailed?.(video);
  });
  // Another video that is as far as the last one is news, too.
  useEffect(() => {
    tellPlayback(playback, key);
  }, [playback, key, tellPlayback]);
  useEffect(() => {
    if (hasFailed) tellFailure(key);
  }, [hasFailed, key, tellFailure]);
}
