import type { Playback } from '../../data/backend/VideoPlayer.ts';
import { isClipped, toClip, WHOLE_VIDEO, type Clip } from './clip.ts';
import type { FramePlayerName, FrameProtocol, PlayerMessage, PlaylistFrameProtocol } from './types.ts';

/** Returns a command message for a YouTube iframe. */
const youTubeCommand = (func: string, args: unknown = ''): string => JSON.stringify({ event: 'command', func, args });

/** Returns a command message for a Vimeo iframe. */
const vimeoCommand = (method: string, value?: string | number | boolean): string => JSON.stringify({ method, value });

const YOUTUBE_STATES: ReadonlyMap<unknown, Playback> = new Map([
  [-1, 'unstarted'],
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
  // Buffering: playback starts as soon as data arrives.
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

/** Message protocols for YouTube, Vimeo and Dailymotion iframes that play a single video. */
export const frameProtocols: Readonly<Record<FramePlayerName, FrameProtocol>> = {
  youtube: {
    handshake: [
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
    isReadyMessage: ({ event }) => event === 'readyToListen',
    timeOf: ({ info }) => asTime(partOf(info, 'currentTime')),
    seek: (seconds) => youTubeCommand('seekTo', [seconds, true]),
  },
  vimeo: {
    handshake: ['play', 'pause', 'ended', 'timeupdate'].map((name) => vimeoCommand('addEventListener', name)),
    play: vimeoCommand('play'),
    pause: vimeoCommand('pause'),
    read: readEvent,
    isReadyMessage: ({ event }) => event === 'ready',
    timeOf: ({ event, data }) => (event === 'timeupdate' ? asTime(partOf(data, 'seconds')) : undefined),
    seek: (seconds) => vimeoCommand('setCurrentTime', seconds),
  },
  dailymotion: {
    handshake: [],
    play: 'play',
    pause: 'pause',
    read: readEvent,
    // Dailymotion sends query strings, so numbers arrive as strings.
    timeOf: ({ event, time }) => (event === 'timeupdate' && time ? asTime(Number(time)) : undefined),
    seek: (seconds) => `command=seek&parameters=[${seconds}]`,
  },
};

/** Returns a property of a nested object in a message, or `undefined` if there is none. */
const partOf = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? (part as PlayerMessage)[name] : undefined;

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const endOf = ({ end }: Clip) => (end < WHOLE_VIDEO.end ? { endSeconds: end } : {});

/** The protocol for a YouTube iframe that plays several videos in sequence and reports failures. */
export const youTubeProtocol: PlaylistFrameProtocol = {
  ...frameProtocols.youtube,
  handshake: [...frameProtocols.youtube.handshake, youTubeCommand('addEventListener', ['onError'])],
  unmute: youTubeCommand('unMute'),
  load(videoId, autoplay, times = {}) {
    const clip = toClip(times);
    const argument = isClipped(clip) ? { videoId, startSeconds: clip.start, ...endOf(clip) } : videoId;
    return [youTubeCommand(autoplay ? 'loadVideoById' : 'cueVideoById', [argument])];
  },
  loadsAtStart: true,
  isFailure: ({ event }) => event === 'onError',
  videoIdOf: ({ info }) => asText(partOf(partOf(info, 'videoData'), 'video_id')),
};

/** Vimeo's error names for missing, private and unsupported videos. */
const FAILURES = new Set<unknown>(['NotFoundError', 'PrivacyError', 'PasswordError', 'UnsupportedError']);

/** The protocol for a Vimeo iframe that plays several videos in sequence and reports failures. */
export const vimeoProtocol: PlaylistFrameProtocol = {
  ...frameProtocols.vimeo,
  handshake: [
    ...frameProtocols.vimeo.handshake,
    ...['loaded', 'error'].map((name) => vimeoCommand('addEventListener', name)),
    // `ping` is answered right away, whereas the subscriptions above only cause messages on events.
    vimeoCommand('ping'),
  ],
  unmute: vimeoCommand('setMuted', false),
  // An unlisted video can only be loaded by its URL.
  load: (videoId) => (videoId.includes('/') ? null : [vimeoCommand('loadVideo', Number(videoId))]),
  isLoaded: ({ event }) => event === 'loaded',
  isFailure: ({ event, data }) => event === 'error' && FAILURES.has(partOf(data, 'name')),
};
