import { invariant } from '../../../core/shared/developerMessages.ts';
import { plainText } from '../../../core/shared/foreignValues.ts';
import type { RestQueryValue, RestTarget } from '../types.ts';

export type QueryPair = readonly [name: string, value: string];

/** A route relative to the root, without a leading slash, and its query in order. */
export interface RestPath {
  readonly route: string;
  readonly query: readonly QueryPair[];
}

const trimSlashes = (text: string): string => text.replaceAll(/^\/+|\/+$/g, '');

function pairsOf(name: string, value: RestQueryValue): readonly QueryPair[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [[name, plainText(value)]];
  return value.map((item) => [`${name}[]`, plainText(item)]);
}

/**
 * Splits a request's target into a route and a query. The namespace and the endpoint become one route. The path's own
 * query comes first.
 */
export function splitPath(target: RestTarget, query: Readonly<Record<string, RestQueryValue>> = {}): RestPath {
  const path = target.path ?? `${trimSlashes(target.namespace)}/${trimSlashes(target.endpoint)}`;
  const [route = '', ...rest] = path.split('?');
  const own = [...new URLSearchParams(rest.join('&'))];
  const named = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value));
  return { route: route.replace(/^\/+/, ''), query: [...own, ...named] };
}

/** Matches a query parameter whose value is a route, as in `rest_route=/`. */
const ROUTE_PAIR = /=(?:\/|%2F)/i;

/**
 * Returns a route's absolute URL. If the root has its route in the query (`?rest_route=/`), the route is appended to
 * that parameter, followed by the rest of the root's query (`?lang=de`). Throws an error for a route that leaves the
 * root, so that an untrusted id can't change the URL.
 */
export function restUrl(root: string, { route, query }: RestPath): string {
  const { origin, pathname, search } = resolveRoot(root);
  const pairsOfRoot = search.slice(1).split('&').filter(Boolean);
  const end = pairsOfRoot.findIndex((pair) => ROUTE_PAIR.test(pair)) + 1;
  const isPlain = end > 0;
  const start = `${origin}${pathname}${isPlain ? `?${pairsOfRoot.slice(0, end).join('&')}` : ''}`;
  const base = `${start.replace(/(\/|%2F)$/i, '')}/`;
  const address = `${base}${isPlain ? route.replaceAll('&', '%26').replaceAll('+', '%2B') : route}`;
  const isInside = !/[?#]/.test(route) && new URL(address).href.startsWith(base);
  invariant(
    isInside,
    `"${route}" leads outside the REST API. Encode each part of the path with \`encodeURIComponent\`.`,
  );
  const pairs = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
  const all = [...pairsOfRoot.slice(end), pairs].filter(Boolean).join('&');
  return all ? `${address}${isPlain ? '&' : '?'}${all}` : address;
}

/** Resolves a URL against the document. Throws an error if the URL is invalid. */
export function resolveRoot(address: string): URL {
  const base = typeof document === 'undefined' ? undefined : document.baseURI;
  invariant(
    URL.canParse(address, base),
    `"${address}" is not a valid URL, so the REST client cannot send requests. Pass \`root\` and \`nonceUrl\` as ` +
      'the page provides them. Outside a browser, use absolute URLs.',
  );
  return new URL(address, base);
}

/** Whether a server's origin differs from the page's. Always `false` outside a browser. */
export function isOtherOrigin(address: string): boolean {
  if (typeof location === 'undefined' || location.origin === 'null') return false;
  return resolveRoot(address).origin !== location.origin;
}
