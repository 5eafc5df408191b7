import { frameProtocols } from './frameProtocols.ts';
import { partOf } from './partOf.ts';
import type { PlaylistFrameProtocol } from './types.ts';
import { youTubeCommand } from './youTubeCommand.ts';

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** YouTube's frame that shows one video after the other, and says which one cannot be played. */
export const youTubeProtocol: PlaylistFrameProtocol = {
  ...frameProtocols.youtube,
  hello: [...frameProtocols.youtube.hello, youTubeCommand('addEventListener', ['onError'])],
  unmute: youTubeCommand('unMute'),
  load: (videoId, startsAtOnce) => [youTubeCommand(startsAtOnce ? 'loadVideoById' : 'cueVideoById', [videoId])],
  isFailure: ({ event }) => event === 'onError',
  videoIdOf: ({ info }) => asText(partOf(partOf(info, 'videoData'), 'video_id')),
};
