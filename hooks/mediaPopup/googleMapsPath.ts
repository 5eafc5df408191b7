const HOST = /^(?:www\.|maps\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const VIEW = /\/@(-?\d{1,3}(?:\.\d{1,20})?,-?\d{1,3}(?:\.\d{1,20})?)(?:,(\d{1,2})(?:\.\d{1,20})?z)?/;

/** A place that stands in a path, where plus signs are blanks. */
function placeOfPath(pathname: string): string | undefined {
  const place = /\/(?:place|search)\/([^/@][^/]*)/.exec(pathname)?.[1];
  return place && decodeURIComponent(place.replaceAll('+', ' '));
}

function isMap({ hostname, pathname }: URL): boolean {
  if (!HOST.test(hostname)) return false;
  // A way has no frame without a key, and would show its end only.
  if (pathname.startsWith('/maps/dir')) return false;
  return hostname.startsWith('maps.') || /^\/maps(?:\/|$)/.test(pathname);
}

/** The first of these parts of a query that says something. */
function read(searchParams: URLSearchParams, ...names: readonly string[]): string | undefined {
  return names.map((name) => searchParams.get(name)).find(Boolean) ?? undefined;
}

/** What is shown, as the frame asks for it. */
function subjectOf({ pathname, searchParams }: URL, middle: string | undefined): Record<string, string> | null {
  const place = read(searchParams, 'q', 'query') ?? placeOfPath(pathname);
  if (place) return { q: place, output: 'embed', ...(middle ? { ll: middle } : {}) };
  const point = read(searchParams, 'll', 'center') ?? middle;
  if (point) return { q: point, output: 'embed' };
  const number = read(searchParams, 'cid') ?? '';
  return /^\d{1,20}$/.test(number) ? { cid: number, output: 'embed' } : null;
}

/**
 * The path of the frame of a place that a link to Google Maps leads to; null: it leads to none.
 *
 * @throws URIError when its path is not well encoded
 */
export function googleMapsPath(address: URL): string | null {
  if (!isMap(address)) return null;
  const [, middle, viewZoom = ''] = VIEW.exec(address.pathname) ?? [];
  const subject = subjectOf(address, middle);
  if (!subject) return null;
  const query = new URLSearchParams(subject);
  const zoom = read(address.searchParams, 'z', 'zoom') ?? viewZoom;
  if (/^\d{1,2}$/.test(zoom)) query.set('z', zoom);
  return `/maps?${query.toString()}`;
}
