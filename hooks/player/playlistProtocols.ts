import { isPiece, toClip, WHOLE_VIDEO } from './clip.ts';
import type { Clip } from './clip.ts';
import { frameProtocols, partOf, vimeoCommand, youTubeCommand } from './frameProtocols.ts';
import type { PlaylistFrameProtocol } from './types.ts';

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const endOf = ({ end }: Clip) => (end < WHOLE_VIDEO.end ? { endSeconds: end } : {});

/** YouTube's frame that shows one video after the other, and says which one cannot be played. */
export const youTubeProtocol: PlaylistFrameProtocol = {
  ...frameProtocols.youtube,
  hello: [...frameProtocols.youtube.hello, youTubeCommand('addEventListener', ['onError'])],
  unmute: youTubeCommand('unMute'),
  load(videoId, startsAtOnce, times = {}) {
    const clip = toClip(times);
    const asked = isPiece(clip) ? { videoId, startSeconds: clip.start, ...endOf(clip) } : videoId;
    return [youTubeCommand(startsAtOnce ? 'loadVideoById' : 'cueVideoById', [asked])];
  },
  loadsAtStart: true,
  isFailure: ({ event }) => event === 'onError',
  videoIdOf: ({ info }) => asText(partOf(partOf(info, 'videoData'), 'video_id')),
};

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
