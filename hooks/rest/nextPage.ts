import type { QueryPair, RestPath } from './splitPath.ts';

const LINK = /<([^<>]*)>([^<]*)/g;
const PARAMETER = /;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/g;

const baseName = (name: string): string => name.split('[', 1)[0] ?? '';

/** What a link is to this page: `next`, `prev`. */
function relationsOf(parameters: string): readonly string[] {
  for (const [, name = '', quoted, bare = ''] of parameters.matchAll(PARAMETER)) {
    if (name.toLowerCase() === 'rel') return (quoted ?? bare).toLowerCase().split(/\s+/);
  }
  return [];
}

/** The address of the page after this one, as the server says it (RFC 8288); undefined where there is none. */
function nextAddress(header: string): string | undefined {
  const links = [...header.matchAll(LINK)];
  return links.find(([, , parameters = '']) => relationsOf(parameters).includes('next'))?.[1];
}

/**
 * Where the list goes on. The server writes its own address there, which a client behind a proxy or another root cannot use: only
 * the query is taken, so that no answer leads to another route or host. What the link forgets of our own query stays.
 */
export function nextPage(path: RestPath, link: string | null, routeName: string): RestPath | undefined {
  const address = nextAddress(link ?? '');
  if (address === undefined || !URL.canParse(address, 'http://site.invalid')) return undefined;
  const told = [...new URL(address, 'http://site.invalid').searchParams].filter(([name]) => name !== routeName);
  const names = new Set(told.map(([name]) => baseName(name)));
  const kept: readonly QueryPair[] = path.query.filter(([name]) => !names.has(baseName(name)));
  return { route: path.route, query: [...kept, ...told] };
}
