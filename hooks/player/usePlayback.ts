'use client';
import { useEffect, useReducer } from 'react';
import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { Playback, VideoPlayerEvent } from '../backend/VideoPlayer.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { videoKey } from './playedVideo.ts';
import type { UsePlayerOptions } from './types.ts';

interface PlaybackOptions {
  readonly video: PlaylistVideo | null;
  readonly isMounted: boolean;
  /** Nobody can play it: its id or file is none. */
  readonly isUnplayable: boolean;
}

interface PlaybackResult extends PlaybackState {
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

interface PlaybackNews<TVideo extends PlaylistVideo>
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

/** How far the player is with the video that it shows. */
interface PlaybackState {
  /** Identity of the video; null where none is there. */
  readonly videoKey: string | null;
  readonly playback: Playback;
  /** It has said something that only this video can mean: before that, an end or a pause is the last one's. */
  readonly hasBegun: boolean;
  readonly hasFailed: boolean;
}

type PlaybackEvent =
  | { readonly type: 'videoChanged'; readonly videoKey: string | null }
  /** It is loaded again: the last failure says nothing any more. */
  | { readonly type: 'retried' }
  | { readonly type: 'said'; readonly event: VideoPlayerEvent; readonly videoId: string | undefined };

export const NOTHING_PLAYED: PlaybackState = {
  videoKey: null,
  playback: 'unstarted',
  hasBegun: false,
  hasFailed: false,
};

function hearPlayback(state: PlaybackState, playback: Playback): PlaybackState {
  const { hasBegun, hasFailed } = state;
  if (!hasBegun && (playback === 'ended' || playback === 'paused')) return state;
  if (hasBegun && playback === state.playback) return state;
  // A player that plays after all has not failed.
  return { ...state, playback, hasBegun: true, hasFailed: hasFailed && playback !== 'playing' };
}

const unfailed = (state: PlaybackState): PlaybackState => (state.hasFailed ? { ...state, hasFailed: false } : state);

/** What a player says of a video that is no longer there, or said twice, changes nothing. */
export function playbackReducer(state: PlaybackState, action: PlaybackEvent): PlaybackState {
  if (action.type === 'videoChanged') {
    return action.videoKey === state.videoKey ? state : { ...NOTHING_PLAYED, videoKey: action.videoKey };
  }
  if (action.type === 'retried') return unfailed(state);
  const { event, videoId } = action;
  if (event.type === 'answered') return unfailed(state);
  if (event.type === 'ready' || state.videoKey === null) return state;
  if (event.videoId !== undefined && event.videoId !== videoId) return state;
  if (event.type === 'playback') return hearPlayback(state, event.playback);
  return state.hasFailed ? state : { ...state, hasFailed: true, playback: 'unstarted' };
}
