/** What a pop-up shows. `provider` is who learns of the visit, and the purpose that consent is asked for. */
export type PopupMedia =
  | { readonly type: 'frame'; readonly kind: 'video' | 'map'; readonly provider: PopupProvider; readonly src: string }
  /** A video of the site's own. */
  | { readonly type: 'file'; readonly kind: 'video'; readonly src: string };

export type PopupProvider = 'youtube' | 'vimeo' | 'googleMaps' | 'openStreetMap';

/** What the address of each provider's frames begins with: its origin, or a stand-in of yours with the same paths. */
export type PopupHosts = Readonly<Record<PopupProvider, string>>;

export const POPUP_HOSTS: PopupHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  googleMaps: 'https://www.google.com',
  openStreetMap: 'https://www.openstreetmap.org',
};

/** What providers call themselves: names are the same in every language. */
export const POPUP_PROVIDER_NAMES: Readonly<Record<PopupProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  googleMaps: 'Google Maps',
  openStreetMap: 'OpenStreetMap',
};

const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|ogv)$/i;
const GOOGLE_HOST = /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
/** Half of the side of the piece of a map that is shown at zoom 0, in degrees. */
const MAP_SPAN_DEGREES = 180;

const isHost = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`);

function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1);
  if (!isHost(hostname, 'youtube.com') && !isHost(hostname, 'youtube-nocookie.com')) return undefined;
  return searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1];
}

function video(address: URL, hosts: PopupHosts): PopupMedia | null {
  const id = youTubeId(address);
  // Addresses are put together from ids that look like ids; nothing of the link goes into them as it came.
  if (id !== undefined && /^[\w-]{1,64}$/.test(id))
    return frame('video', 'youtube', `${hosts.youtube}/embed/${id}?autoplay=1&enablejsapi=1`);
  const clip = isHost(address.hostname, 'vimeo.com') && /\/(\d{1,20})(?:\/|$)/.exec(address.pathname)?.[1];
  if (clip) return frame('video', 'vimeo', `${hosts.vimeo}/video/${clip}?autoplay=1&dnt=1`);
  return VIDEO_FILE.test(address.pathname) ? { type: 'file', kind: 'video', src: address.href } : null;
}

function googleMap({ hostname, pathname, searchParams }: URL, hosts: PopupHosts): PopupMedia | null {
  if (!GOOGLE_HOST.test(hostname) || !(hostname.startsWith('maps.') || pathname.startsWith('/maps'))) return null;
  const place = searchParams.get('q') ?? searchParams.get('ll') ?? /\/place\/([^/]+)/.exec(pathname)?.[1];
  if (!place) return null;
  const query = new URLSearchParams({ q: place.replaceAll('+', ' '), output: 'embed' });
  const zoom = searchParams.get('z');
  if (zoom !== null && /^\d{1,2}$/.test(zoom)) query.set('z', zoom);
  return frame('map', 'googleMaps', `${hosts.googleMaps}/maps?${query.toString()}`);
}

function openStreetMap({ hostname, hash, searchParams }: URL, hosts: PopupHosts): PopupMedia | null {
  if (!isHost(hostname, 'openstreetmap.org')) return null;
  const [, zoom = '', latitude = '', longitude = ''] = /^#map=(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const [x, y] = [Number(searchParams.get('mlon') ?? longitude), Number(searchParams.get('mlat') ?? latitude)];
  if (zoom === '' || !Number.isFinite(x) || !Number.isFinite(y)) return null;
  const half = MAP_SPAN_DEGREES / 2 ** Number(zoom);
  const query = new URLSearchParams({
    bbox: [x - half, y - half / 2, x + half, y + half / 2].map((edge) => edge.toFixed(5)).join(),
    marker: `${y},${x}`,
  });
  return frame('map', 'openStreetMap', `${hosts.openStreetMap}/export/embed.html?${query.toString()}`);
}

function frame(kind: 'video' | 'map', provider: PopupProvider, src: string): PopupMedia {
  return { type: 'frame', kind, provider, src };
}

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
    if (!/^https?:$/.test(address.protocol) || address.username !== '') return null;
    const media = video(address, hosts) ?? googleMap(address, hosts) ?? openStreetMap(address, hosts);
    return media?.type === 'file' ? { ...media, src: href } : media;
  } catch {
    return null;
  }
}
