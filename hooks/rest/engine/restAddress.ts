import { invariant } from '../../shared/invariant.ts';
import { resolveRoot } from './resolveRoot.ts';
import type { RestPath } from '../splitPath.ts';

/**
 * The absolute address of a route. A root with a query holds the route in that query, and what would be the route's own query
 * joins it. Throws for a route that leads out of the root: an id that a stranger chose must not become another address.
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
