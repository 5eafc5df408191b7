import type { Playback } from '../backend/VideoPlayer.ts';
import type { FramePlayerName, FrameProtocol, PlayerMessage } from './types.ts';

/** What YouTube's frame understands. */
export const youTubeCommand = (func: string, args: unknown = ''): string =>
  JSON.stringify({ event: 'command', func, args });

/** What Vimeo's frame understands. */
export const vimeoCommand = (method: string, value?: string | number | boolean): string =>
  JSON.stringify({ method, value });

const YOUTUBE_STATES: ReadonlyMap<unknown, Playback> = new Map([
  [-1, 'unstarted'],
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
  // It gathers data, and plays as soon as it has them.
  [3, 'playing'],
  [5, 'unstarted'],
]);

const EVENTS: ReadonlyMap<unknown, Playback> = new Map([
  ['play', 'playing'],
  ['playing', 'playing'],
  ['pause', 'paused'],
  ['ended', 'ended'],
  ['finish', 'ended'],
  ['end', 'ended'],
  ['video_end', 'ended'],
]);

const asTime = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const readEvent: FrameProtocol['read'] = ({ event }) => EVENTS.get(event) ?? null;

/** What the players of YouTube, Vimeo and Dailymotion understand and say of one video. */
export const frameProtocols: Readonly<Record<FramePlayerName, FrameProtocol>> = {
  youtube: {
    hello: [
      JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
      youTubeCommand('addEventListener', ['onStateChange']),
    ],
    play: youTubeCommand('playVideo'),
    pause: youTubeCommand('pauseVideo'),
    read({ event, info }) {
      if (event === 'onStateChange') return YOUTUBE_STATES.get(info) ?? null;
      return event === 'infoDelivery' || event === 'initialDelivery'
        ? (YOUTUBE_STATES.get(partOf(info, 'playerState')) ?? null)
        : null;
    },
    isAwake: ({ event }) => event === 'readyToListen',
    timeOf: ({ info }) => asTime(partOf(info, 'currentTime')),
    seek: (seconds) => youTubeCommand('seekTo', [seconds, true]),
  },
  vimeo: {
    hello: ['play', 'pause', 'ended', 'timeupdate'].map((name) => vimeoCommand('addEventListener', name)),
    play: vimeoCommand('play'),
    pause: vimeoCommand('pause'),
    read: readEvent,
    isAwake: ({ event }) => event === 'ready',
    timeOf: ({ event, data }) => (event === 'timeupdate' ? asTime(partOf(data, 'seconds')) : undefined),
    seek: (seconds) => vimeoCommand('setCurrentTime', seconds),
  },
  dailymotion: {
    hello: [],
    play: 'play',
    pause: 'pause',
    read: readEvent,
    // It speaks in query strings, so numbers come as texts.
    timeOf: ({ event, time }) => (event === 'timeupdate' && time ? asTime(Number(time)) : undefined),
    seek: (seconds) => `command=seek&parameters=[${seconds}]`,
  },
};

/** Something of a message's part; undefined where there is no such part. */
export const partOf = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? (part as PlayerMessage)[name] : undefined;
