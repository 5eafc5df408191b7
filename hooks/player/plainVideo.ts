import type { PlaylistVideo } from '../backend/PlaylistSource.ts';
import { warnOnce } from '../shared/warnOnce.ts';
import { LONGEST_VIDEO_ADDRESS } from './constants.ts';
import { providerName } from './providerName.ts';
import { clipOver } from './toClip.ts';
import { videoFromAddress } from './videoFromAddress.ts';
import { VIMEO_ID } from './videoIds.ts';

/** The video as its player knows it: a whole address in place of an id is read, with the times in it that nobody else has said. */
export function plainVideo(video: PlaylistVideo): PlaylistVideo {
  const { provider, id } = video;
  if (provider === 'file' || !id.includes('/') || VIMEO_ID.test(id)) return video;
  const addressed = videoFromAddress(id);
  if (addressed?.provider !== provider) {
    const name = providerName(provider);
    warnOnce(
      `"${id.slice(0, 100)}" is no id of a video at ${name}${id.length > LONGEST_VIDEO_ADDRESS ? ', and too long for an address' : ''}, ` +
        `so it cannot be played. Give the id that ${name} has for it, or an address that videoFromAddress understands.`,
    );
    return video;
  }
  return { ...video, id: addressed.id, ...clipOver(video, addressed) };
}
