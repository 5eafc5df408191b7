import { googleMapsPath } from './googleMapsPath.ts';
import { openStreetMapPath } from './openStreetMapPath.ts';
import { POPUP_HOSTS } from './popupHosts.ts';
import type { PopupHosts, PopupProvider } from './popupHosts.ts';
import { vimeoPath } from './vimeoPath.ts';
import { youTubePath } from './youTubePath.ts';

/** What a pop-up shows. `provider` is who learns of the visit, and the purpose that consent is asked for. */
export type PopupMedia =
  | { readonly type: 'frame'; readonly kind: 'video' | 'map'; readonly provider: PopupProvider; readonly src: string }
  /** A video of the site's own. */
  | { readonly type: 'file'; readonly kind: 'video'; readonly src: string };

const FRAMES = [
  { provider: 'youtube', kind: 'video', pathOf: youTubePath },
  { provider: 'vimeo', kind: 'video', pathOf: vimeoPath },
  { provider: 'googleMaps', kind: 'map', pathOf: googleMapsPath },
  { provider: 'openStreetMap', kind: 'map', pathOf: openStreetMapPath },
] as const;

const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|ogv)$/i;

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
    for (const { provider, kind, pathOf } of FRAMES) {
      const path = pathOf(address);
      if (path !== null) return { type: 'frame', kind, provider, src: `${hosts[provider]}${path}` };
    }
    return VIDEO_FILE.test(address.pathname) ? { type: 'file', kind: 'video', src: href } : null;
  } catch {
    return null;
  }
}
