import type { VideoClip } from '../../data/backend/VideoClip.ts';
import { toClip, vimeoTime, youTubeTimes } from '../player/clip.ts';
import { videoFromUrl } from '../player/videoFromUrl.ts';
import { isHost } from '../../core/shared/urls.ts';
import { MAP_MARK_ZOOM, MAP_SPAN_DEGREES } from './constants.ts';

export type PopupProvider = 'youtube' | 'vimeo' | 'googleMaps' | 'openStreetMap';

/** The base URL of each provider's iframes: its origin, or a proxy that serves the same paths. */
export type PopupHosts = Readonly<Record<PopupProvider, string>>;

export const POPUP_HOSTS: PopupHosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  googleMaps: 'https://www.google.com',
  openStreetMap: 'https://www.openstreetmap.org',
};

/** The providers' names, which are not translated. */
export const POPUP_PROVIDER_NAMES: Readonly<Record<PopupProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  googleMaps: 'Google Maps',
  openStreetMap: 'OpenStreetMap',
};

/**
 * The media in a pop-up. `provider` is the third party that receives data about the user. It is also the name of the
 * purpose that consent is requested for.
 */
export type PopupMedia =
  | ({
      readonly type: 'frame';
      readonly kind: 'video' | 'map';
      readonly provider: PopupProvider;
      readonly src: string;
    } & VideoClip)
  /** A video file. */
  | ({ readonly type: 'file'; readonly kind: 'video'; readonly src: string } & VideoClip);

const MAPS = [
  { provider: 'googleMaps', pathOf: googleMapsPath },
  { provider: 'openStreetMap', pathOf: openStreetMapPath },
] as const;

/**
 * Functions that return the path of a video's iframe, including the start and end of its clip. The ids have already
 * been validated.
 */
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
 * Returns the media that a link can open in a pop-up: YouTube and Vimeo videos, video files, Google Maps and
 * OpenStreetMap maps. Returns `null` for any other link.
 */
export function popupMedia(
  href: string,
  hosts: PopupHosts = POPUP_HOSTS,
  base = 'https://page.invalid',
): PopupMedia | null {
  try {
    const address = new URL(href, base);
    if (!/^https?:$/.test(address.protocol) || address.username || address.password) return null;
    const video = videoFromUrl(address.href);
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

const HOST = /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const VIEW = /\/@(-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?)(?:,(\d{1,2})(?:\.\d{1,20})?z)?/;

/** Returns the place specified in a path, where plus signs represent spaces. */
function queryOfPath(pathname: string): string | undefined {
  const place = /\/(?:place|search)\/([^/@][^/]*)/.exec(pathname)?.[1];
  return place && decodeURIComponent(place.replaceAll('+', ' '));
}

function isMap({ hostname, pathname }: URL): boolean {
  if (!HOST.test(hostname)) return false;
  // Directions cannot be embedded without an API key.
  if (pathname.startsWith('/maps/dir')) return false;
  return hostname.startsWith('maps.') || /^\/maps(?:\/|$)/.test(pathname);
}

/** Returns the first non-empty query parameter of the given names. */
function read(searchParams: URLSearchParams, ...names: readonly string[]): string | undefined {
  return names.map((name) => searchParams.get(name)).find(Boolean) ?? undefined;
}

/** Returns the query parameters of the map's iframe, or `null` if the link does not identify a place. */
function subjectOf({ pathname, searchParams }: URL, middle: string | undefined): Record<string, string> | null {
  const place = read(searchParams, 'q', 'query') ?? queryOfPath(pathname);
  if (place) return { q: place, output: 'embed', ...(middle ? { ll: middle } : {}) };
  const point = read(searchParams, 'll', 'center') ?? middle;
  if (point) return { q: point, output: 'embed' };
  const number = read(searchParams, 'cid') ?? '';
  return /^\d{1,20}$/.test(number) ? { cid: number, output: 'embed' } : null;
}

/**
 * Returns the path of the iframe for a place on Google Maps, or `null` if the link does not identify a place.
 *
 * @throws {URIError} If the path is not correctly percent-encoded.
 */
function googleMapsPath(address: URL): string | null {
  if (!isMap(address)) return null;
  const [, middle, viewZoom = ''] = VIEW.exec(address.pathname) ?? [];
  const subject = subjectOf(address, middle);
  if (!subject) return null;
  const query = new URLSearchParams(subject);
  const zoom = read(address.searchParams, 'z', 'zoom') ?? viewZoom;
  if (/^\d{1,2}$/.test(zoom)) query.set('z', zoom);
  return `/maps?${query.toString()}`;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,20})?$/;

function placeOf(latitude: string | null | undefined, longitude: string | null | undefined): Place | null {
  if (!DEGREES.test(latitude ?? '') || !DEGREES.test(longitude ?? '')) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : null;
}

/**
 * Returns the path of the iframe for an OpenStreetMap link, including a marker, or `null` if the link does not identify
 * a place.
 */
function openStreetMapPath({ hostname, hash, searchParams }: URL): string | null {
  if (!isHost(hostname, 'openstreetmap.org') && !isHost(hostname, 'osm.org')) return null;
  const [, hashZoom, ...view] = /[#&]map=(\d{1,2})(?:\.\d+)?\/([^/&]+)\/([^/&]+)/.exec(hash) ?? [];
  const marked = placeOf(searchParams.get('mlat'), searchParams.get('mlon'));
  const middle = placeOf(view[0], view[1]) ?? placeOf(searchParams.get('lat'), searchParams.get('lon')) ?? marked;
  if (!middle) return null;
  const zoom = /^\d{1,2}$/.exec(hashZoom ?? searchParams.get('zoom') ?? '')?.[0] ?? MAP_MARK_ZOOM;
  const half = MAP_SPAN_DEGREES / 2 ** Number(zoom);
  const { latitude: y, longitude: x } = middle;
  const mark = marked ?? middle;
  const query = new URLSearchParams({
    bbox: [x - half, y - half / 2, x + half, y + half / 2].map((edge) => edge.toFixed(5)).join(),
    marker: `${mark.latitude},${mark.longitude}`,
  });
  return `/export/embed.html?${query.toString()}`;
}
