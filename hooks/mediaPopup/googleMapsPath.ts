const HOST = /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const VIEW = /\/@(-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?)(?:,(\d{1,2})(?:\.\d{1,20})?z)?/;

/** A place that stands in a path, where plus signs are blanks. */
function placeOfPath(pathname: string): string | undefined {
  const place = /\/(?:place|search)\/([^/@][^/]*)/.exec(pathname)?.[1];
  return place && decodeURIComponent(place.replaceAll('+', ' '));
}

/**
 * The path of the frame of a place that a link to Google Maps leads to; null: it leads to none.
 *
 * @throws URIError when its path is not well encoded
 */
export function googleMapsPath({ hostname, pathname, searchParams }: URL): string | null {
  const isMap = HOST.test(hostname) && (hostname.startsWith('maps.') || /^\/maps(?:\/|$)/.test(pathname));
  // A way has no frame without a key, and would show its end only.
  if (!isMap || pathname.startsWith('/maps/dir')) return null;
  const [, middle, viewZoom] = VIEW.exec(pathname) ?? [];
  const place = searchParams.get('q') || searchParams.get('query') || placeOfPath(pathname);
  const shown = place || searchParams.get('ll') || searchParams.get('center') || middle;
  const number = /^\d{1,20}$/.exec(searchParams.get('cid') ?? '')?.[0];
  const query = new URLSearchParams(shown ? { q: shown } : number && { cid: number });
  if (query.size === 0) return null;
  query.set('output', 'embed');
  if (place && middle) query.set('ll', middle);
  const zoom = searchParams.get('z') ?? searchParams.get('zoom') ?? viewZoom ?? '';
  if (/^\d{1,2}$/.test(zoom)) query.set('z', zoom);
  return `/maps?${query.toString()}`;
}
