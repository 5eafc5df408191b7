import { invariant } from '../../shared/developerMessages.ts';
import { plainText } from '../../shared/foreignValues.ts';
import type { RestQueryValue, RestTarget } from '../types.ts';

export type QueryPair = readonly [name: string, value: string];

/** A route below the root, without a slash at its beginning, and its query in order. */
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

/** Splits the target of a request into route and query. Namespace and endpoint become one route; the path's own query comes first. */
export function splitPath(target: RestTarget, query: Readonly<Record<string, RestQueryValue>> = {}): RestPath {
  const path = target.path ?? `${trimSlashes(target.namespace)}/${trimSlashes(target.endpoint)}`;
  const [route = '', ...rest] = path.split('?');
  const own = [...new URLSearchParams(rest.join('&'))];
  const named = Object.entries(query).flatMap(([name, value]) => pairsOf(name, value));
  return { route: route.replace(/^\/+/, ''), query: [...own, ...named] };
}

/**
 * Returns the absolute address of a route. If the root has a query, the route and its own query become part of it. Throws for a route
 * that leads out of the root: an id from a stranger must not become another address.
 */
export function restAddress(root: string, { route, query }: RestPath): string {
  const { href, search } = resolveRoot(root);
  const isPlain = search !== '';
  const base = `${href.replace(/(\/|%2F)$/i, '')}/`;
  const address = `${base}${isPlain ? route.replaceAll('&', '%26').replaceAll('+', '%2B') : route}`;
  const isInside = !/[?#]/.test(route) && new URL(address).href.startsWith(base);
  invariant(
    isInside,
    `"${route}" leads out of the REST interface. Encode what you put into a path (encodeURIComponent).`,
  );
  if (query.length === 0) return address;
  const pairs = new URLSearchParams(query.map(([name, value]) => [name, value]));
  return `${address}${isPlain ? '&' : '?'}${pairs.toString()}`;
}

/** Returns the absolute form of an address; throws if it is none. */
export function resolveRoot(address: string): URL {
  const base = typeof document === 'undefined' ? undefined : document.baseURI;
  invariant(
    URL.canParse(address, base),
    `"${address}" is no address, so the REST client has nobody to ask. Pass \`root\` and \`nonceUrl\` as the page of the site says ` +
      'them, and outside a browser absolute ones.',
  );
  return new URL(address, base);
}

/** Whether a server has another origin than the page. Outside a browser there are no origins. */
export function isOtherOrigin(address: string): boolean {
  if (typeof location === 'undefined' || location.origin === 'null') return false;
  return resolveRoot(address).origin !== location.origin;
}
