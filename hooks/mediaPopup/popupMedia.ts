import type { VideoClip } from '../backend/VideoClip.ts';
import { toClip, vimeoTime, youTubeTimes } from '../player/toClip.ts';
import { videoFromAddress } from '../player/videoFromAddress.ts';
import { googleMapsPath } from './googleMapsPath.ts';
import { openStreetMapPath } from './openStreetMapPath.ts';
import { POPUP_HOSTS } from './popupHosts.ts';
import type { PopupHosts, PopupProvider } from './popupHosts.ts';

/** What a pop-up shows. `provider` is who learns of the visit, and the purpose that consent is asked for. */
export type PopupMedia =
  | ({
      readonly type: 'frame';
      readonly kind: 'video' | 'map';
      readonly provider: PopupProvider;
      readonly src: string;
    } & VideoClip)
  /** A video of the site's own. */
  | ({ readonly type: 'file'; readonly kind: 'video'; readonly src: string } & VideoClip);

const MAPS = [
  { provider: 'googleMaps', pathOf: googleMapsPath },
  { provider: 'openStreetMap', pathOf: openStreetMapPath },
] as const;

/** The path of the frame of a video, from where the link says. Addresses are put together from ids that look like ids. */
const VIDEO_PATHS = {
  youtube(id: string, times: VideoClip): string {
    const query = new URLSearchParams({ autoplay: '1', enablejsapi: '1', ...youTubeTimes(toClip(times)) });
    return `/embed/${id}?${query.toString()}`;
  },
  vimeo(id: string, times: VideoClip): string {
    const [number = '', key] = id.split('/');
    return `/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${vimeoTime(toClip(times))}`;
  },
};

/**
 * What a link to a video or a map shows in a pop-up: pages of YouTube and Vimeo, video files, Google Maps and OpenStreetMap. Null for
 * everything else: that is a link.
 */
export function popupMedia(
  href: string,
  hosts: PopupHosts = POPUP_HOSTS,
  base = 'https://page.invalid',
): PopupMedia | null {
  try {
    const address = new URL(href, base);
    if (!/^https?:$/.test(address.protocol) || address.username || address.password) return null;
    const video = videoFromAddress(address.href);
    if (video) {
      const { provider, id, startSeconds, endSeconds } = video;
      const shown = { kind: 'video', startSeconds, endSeconds } as const;
      if (provider === 'file') return { type: 'file', src: href, ...shown };
      return { type: 'frame', provider, src: `${hosts[provider]}${VIDEO_PATHS[provider](id, video)}`, ...shown };
    }
    for (const { provider, pathOf } of MAPS) {
      const path = pathOf(address);
      if (path !== null) return { type: 'frame', kind: 'map', provider, src: `${hosts[provider]}${path}` };
    }
    return null;
  } catch {
    return null;
  }
}
