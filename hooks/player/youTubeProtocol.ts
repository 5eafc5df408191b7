import { frameProtocols } from './frameProtocols.ts';
import { partOf } from './partOf.ts';
import { isPiece, toClip, WHOLE_VIDEO } from './toClip.ts';
import type { Clip } from './toClip.ts';
import type { PlaylistFrameProtocol } from './types.ts';
import { youTubeCommand } from './youTubeCommand.ts';

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
