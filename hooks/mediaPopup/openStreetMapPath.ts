import { MAP_MARK_ZOOM, MAP_SPAN_DEGREES } from './constants.ts';
import { isHost } from '../shared/isHost.ts';

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

/** The path of the frame of a map that a link to OpenStreetMap leads to, with a mark; null: it leads to none. */
export function openStreetMapPath({ hostname, hash, searchParams }: URL): string | null {
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
