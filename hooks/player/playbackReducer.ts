import type { VideoPlayerEvent } from '../backend/VideoPlayer.ts';
import type { Playback } from '../backend/Playback.ts';

/** How far the player is with the video that it shows. */
export interface PlaybackState {
  /** Identity of the video; null where none is there. */
  readonly videoKey: string | null;
  readonly playback: Playback;
  /** It has said something that only this video can mean: before that, an end or a pause is the last one's. */
  readonly hasBegun: boolean;
  readonly hasFailed: boolean;
}

export type PlaybackEvent =
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
