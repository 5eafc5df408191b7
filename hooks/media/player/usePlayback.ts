'use client';
import { useEffect } from 'react';
import type { PlaylistVideo } from '../../data/backend/PlaylistSource.ts';
import type { Playback, VideoPlayerEvent } from '../../data/backend/VideoPlayer.ts';
import { useAdjustedReducer } from '../../core/shared/useAdjustedState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { videoKey } from './playedVideo.ts';
import type { UsePlayerOptions } from './types.ts';

interface PlaybackOptions {
  readonly video: PlaylistVideo | null;
  readonly isMounted: boolean;
  /** Whether the video's id or file is invalid. */
  readonly isUnplayable: boolean;
}

interface PlaybackResult extends PlaybackState {
  readonly listen: (event: VideoPlayerEvent, video: PlaylistVideo) => void;
  /** Clears a failure because the video is about to be played again. */
  readonly retry: () => void;
}

/** Tracks the playback state of the current video. */
export function usePlayback({ video, isMounted, isUnplayable }: PlaybackOptions): PlaybackResult {
  const shownKey = video && isMounted ? videoKey(video) : null;
  const [state, dispatch] = useAdjustedReducer<PlaybackState, PlaybackEvent>(
    playbackReducer,
    () => INITIAL_PLAYBACK,
    (now) => (now.videoKey === shownKey ? null : { type: 'videoChanged', videoKey: shownKey }),
  );
  const listen = useStableCallback((event: VideoPlayerEvent, { id }: PlaylistVideo) =>
    dispatch({ type: 'playerEvent', event, videoId: id }),
  );
  const retry = useStableCallback(() => dispatch({ type: 'retried' }));
  return { ...state, hasFailed: state.hasFailed || isUnplayable, listen, retry };
}

interface PlaybackCallbacks<TVideo extends PlaylistVideo>
  extends
    Pick<UsePlayerOptions<TVideo>, 'onPlaybackChange' | 'onEnded' | 'onError'>,
    Pick<PlaybackState, 'playback' | 'hasFailed'> {
  readonly video: TVideo | null;
  /** Restarts the video instead of reporting that it has ended. */
  readonly repeat: (() => void) | undefined;
}

/** Calls the playback callbacks when the state changes. */
export function usePlaybackCallbacks<TVideo extends PlaylistVideo>(callbacks: PlaybackCallbacks<TVideo>): void {
  const { video, playback, hasFailed, repeat } = callbacks;
  const key = video && videoKey(video);
  const notifyPlayback = useStableCallback((reported: Playback, changedKey: string | null) => {
    if (!video || changedKey !== key) return;
    callbacks.onPlaybackChange?.(reported, video);
    if (reported !== 'ended') return;
    if (repeat) repeat();
    else callbacks.onEnded?.(video);
  });
  const notifyFailure = useStableCallback((changedKey: string | null) => {
    if (video && changedKey === key) callbacks.onError?.(video);
  });
  // A new video is reported even if its state is the same as that of the previous one.
  useEffect(() => {
    notifyPlayback(playback, key);
  }, [playback, key, notifyPlayback]);
  useEffect(() => {
    if (hasFailed) notifyFailure(key);
  }, [hasFailed, key, notifyFailure]);
}

/** The playback state of the current video. */
interface PlaybackState {
  /** The key of the current video, or `null` if none is mounted. */
  readonly videoKey: string | null;
  readonly playback: Playback;
  /**
   * Whether the player has reported a state that can only belong to this video. Until it has, `ended` and `paused` are
   * attributed to the previous video.
   */
  readonly hasBegun: boolean;
  readonly hasFailed: boolean;
}

type PlaybackEvent =
  | { readonly type: 'videoChanged'; readonly videoKey: string | null }
  /** The video is being loaded again. This clears a failure. */
  | { readonly type: 'retried' }
  | { readonly type: 'playerEvent'; readonly event: VideoPlayerEvent; readonly videoId: string | undefined };

export const INITIAL_PLAYBACK: PlaybackState = {
  videoKey: null,
  playback: 'unstarted',
  hasBegun: false,
  hasFailed: false,
};

function withPlayback(state: PlaybackState, playback: Playback): PlaybackState {
  const { hasBegun, hasFailed } = state;
  if (!hasBegun && (playback === 'ended' || playback === 'paused')) return state;
  if (hasBegun && playback === state.playback) return state;
  // If a player starts after it was reported as failed, it has not failed after all.
  return { ...state, playback, hasBegun: true, hasFailed: hasFailed && playback !== 'playing' };
}

const withoutFailure = (state: PlaybackState): PlaybackState =>
  state.hasFailed ? { ...state, hasFailed: false } : state;

/** Returns the next playback state. Repeated events, and events from previous videos, are ignored. */
export function playbackReducer(state: PlaybackState, action: PlaybackEvent): PlaybackState {
  if (action.type === 'videoChanged') {
    return action.videoKey === state.videoKey ? state : { ...INITIAL_PLAYBACK, videoKey: action.videoKey };
  }
  if (action.type === 'retried') return withoutFailure(state);
  const { event, videoId } = action;
  if (event.type === 'responded') return withoutFailure(state);
  if (event.type === 'ready' || state.videoKey === null) return state;
  if (event.videoId !== undefined && event.videoId !== videoId) return state;
  if (event.type === 'playback') return withPlayback(state, event.playback);
  return state.hasFailed ? state : { ...state, hasFailed: true, playback: 'unstarted' };
}
