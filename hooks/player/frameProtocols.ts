import type { FramePlayerName, FrameProtocol, Playback, PlayerMessage } from './types.ts';

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

/** What Vimeo calls a video that is not there, or not for everybody. */
const VIMEO_FAILURES = new Set<unknown>(['NotFoundError', 'PrivacyError', 'PasswordError', 'UnsupportedError']);

const youTubeCommand = (func: string, args: unknown = '') => JSON.stringify({ event: 'command', func, args });
const vimeoCommand = (method: string, value?: string | number) => JSON.stringify({ method, value });

const readEvent: FrameProtocol['read'] = ({ event }) => EVENTS.get(event) ?? null;

/** Something of a message's part; undefined where there is no such part. */
const within = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? (part as PlayerMessage)[name] : undefined;

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** What YouTube, Vimeo and Dailymotion understand and say. */
export const frameProtocols: Readonly<Record<FramePlayerName, FrameProtocol>> = {
  youtube: {
    hello: [
      JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
      youTubeCommand('addEventListener', ['onStateChange']),
      youTubeCommand('addEventListener', ['onError']),
    ],
    play: youTubeCommand('playVideo'),
    pause: youTubeCommand('pauseVideo'),
    unmute: youTubeCommand('unMute'),
    load: (videoId, startsAtOnce) => [youTubeCommand(startsAtOnce ? 'loadVideoById' : 'cueVideoById', [videoId])],
    read({ event, info }) {
      if (event === 'onStateChange') return YOUTUBE_STATES.get(info) ?? null;
      return event === 'infoDelivery' || event === 'initialDelivery'
        ? (YOUTUBE_STATES.get(within(info, 'playerState')) ?? null)
        : null;
    },
    isAwake: ({ event }) => event === 'readyToListen',
    isFailure: ({ event }) => event === 'onError',
    videoIdOf: ({ info }) => asText(within(within(info, 'videoData'), 'video_id')),
  },
  vimeo: {
    hello: ['play', 'pause', 'ended', 'loaded', 'error'].map((name) => vimeoCommand('addEventListener', name)),
    play: vimeoCommand('play'),
    pause: vimeoCommand('pause'),
    unmute: JSON.stringify({ method: 'setMuted', value: false }),
    load: (videoId) => [vimeoCommand('loadVideo', Number(videoId))],
    read: readEvent,
    isLoaded: ({ event }) => event === 'loaded',
    isAwake: ({ event }) => event === 'ready',
    isFailure: ({ event, data }) => event === 'error' && VIMEO_FAILURES.has(within(data, 'name')),
  },
  dailymotion: { hello: [], play: 'play', pause: 'pause', read: readEvent },
};
