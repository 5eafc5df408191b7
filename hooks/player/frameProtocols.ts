import type { FramePlayerName, FrameProtocol, Playback } from './types.ts';

const YOUTUBE_STATES: ReadonlyMap<unknown, Playback> = new Map([
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
  // It gathers data, and plays as soon as it has them.
  [3, 'playing'],
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

const youTubeCommand = (func: string) => JSON.stringify({ event: 'command', func, args: '' });
const vimeoCommand = (method: string, value?: string) => JSON.stringify({ method, value });

const readEvent: FrameProtocol['read'] = ({ event }) => EVENTS.get(event) ?? null;

/** What YouTube, Vimeo and Dailymotion understand and say. */
export const frameProtocols: Readonly<Record<FramePlayerName, FrameProtocol>> = {
  youtube: {
    hello: [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
    play: youTubeCommand('playVideo'),
    pause: youTubeCommand('pauseVideo'),
    read({ event, info }) {
      if (event === 'onStateChange') return YOUTUBE_STATES.get(info) ?? null;
      const state = typeof info === 'object' && info !== null && 'playerState' in info ? info.playerState : undefined;
      return event === 'infoDelivery' ? (YOUTUBE_STATES.get(state) ?? null) : null;
    },
  },
  vimeo: {
    hello: ['play', 'pause', 'ended'].map((name) => vimeoCommand('addEventListener', name)),
    play: vimeoCommand('play'),
    pause: vimeoCommand('pause'),
    read: readEvent,
  },
  dailymotion: { hello: [], play: 'play', pause: 'pause', read: readEvent },
};
