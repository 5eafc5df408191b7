import { frameProtocols } from './frameProtocols.ts';
import { partOf } from './partOf.ts';
import type { PlaylistFrameProtocol } from './types.ts';
import { vimeoCommand } from './vimeoCommand.ts';

/** What Vimeo calls a video that is not there, or not for everybody. */
const FAILURES = new Set<unknown>(['NotFoundError', 'PrivacyError', 'PasswordError', 'UnsupportedError']);

/** Vimeo's frame that shows one video after the other, and says which one cannot be played. */
export const vimeoProtocol: PlaylistFrameProtocol = {
  ...frameProtocols.vimeo,
  hello: [
    ...frameProtocols.vimeo.hello,
    ...['loaded', 'error'].map((name) => vimeoCommand('addEventListener', name)),
    // What it answers at once: the others say something only when something happens.
    vimeoCommand('ping'),
  ],
  unmute: vimeoCommand('setMuted', false),
  // What has a key is shown by its address alone.
  load: (videoId) => (videoId.includes('/') ? null : [vimeoCommand('loadVideo', Number(videoId))]),
  isLoaded: ({ event }) => event === 'loaded',
  isFailure: ({ event, data }) => event === 'error' && FAILURES.has(partOf(data, 'name')),
};
