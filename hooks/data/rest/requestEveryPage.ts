import { InvalidResponseError } from '../../core/errors/InvalidResponseError.ts';
import { RestError } from '../../core/errors/RestError.ts';
import { EVERY_PAGE_LIMIT, EVERY_PAGE_SIZE } from './constants.ts';
import type { QueryPair, RestPath } from './engine/restUrl.ts';
import type { RestResponse, RestWire } from './types.ts';

interface EveryPageOptions {
  readonly path: RestPath;
  readonly wire: Pick<RestWire, 'routeName' | 'pageName' | 'totalHeader' | 'pageCountHeader' | 'noPageCodeEnd'>;
  readonly requestPage: (path: RestPath) => Promise<RestResponse>;
}

type Wire = EveryPageOptions['wire'];

type ListResponse = RestResponse & { readonly body: readonly unknown[] };

const isList = (response: RestResponse): response is ListResponse => Array.isArray(response.body);

/** Reads a number from a header. Returns `undefined` if the header is missing or isn't exposed to other origins. */
function countOf(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns the number of pages, or `undefined` if it can only be derived from `Link` headers. If a gateway strips both
 * the links and the page count, the number of pages is calculated from the number of items.
 */
function pageCountOf({ headers, body }: ListResponse, wire: Wire): number | undefined {
  const pageCount = countOf(headers, wire.pageCountHeader);
  if (pageCount !== undefined || headers.has('link') || body.length === 0) return pageCount;
  const total = countOf(headers, wire.totalHeader);
  return total === undefined ? undefined : Math.ceil(total / body.length);
}

const withPage = (path: RestPath, pageName: string, page: number): RestPath => ({
  ...path,
  query: [...path.query.filter(([name]) => name !== pageName), [pageName, String(page)]],
});

function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const members = Object.entries(one);
  const others = new Map(Object.entries(other));
  if (Array.isArray(one) !== Array.isArray(other) || members.length !== others.size) return false;
  return members.every(([name, value]) => others.has(name) && isSameJson(value, others.get(name)));
}

/** Identifies a page of a list by its query. */
const pageKey = ({ query }: RestPath): string =>
  new URLSearchParams(query.map(([name, value]) => [name, value])).toString();

/**
 * Requests a page that the server hasn't announced. It may exist, because the previous page was full. Returns
 * `undefined` if the list has no such page, or if the server ignores page numbers and repeats the previous page.
 */
async function requestUnannounced(
  page: RestPath,
  before: ListResponse,
  { wire, requestPage }: EveryPageOptions,
): Promise<RestResponse | undefined> {
  try {
    const response = await requestPage(page);
    return isSameJson(response.body, before.body) ? undefined : response;
  } catch (error) {
    if (error instanceof RestError && error.status === 400 && error.restCode.endsWith(wire.noPageCodeEnd))
      return undefined;
    throw error;
  }
}

/**
 * Loads a whole list page by page, following the server's `Link` headers. If there are no links, the number of pages or
 * items determines whether there is a next page. If these numbers are missing, too, a page is requested after each full
 * page. Stops at an empty page or a page that has already been loaded. Throws if fewer pages arrive than the server
 * announced, so that a list is never silently incomplete. A response that isn't a list is returned unchanged.
 */
export async function requestEveryPage(options: EveryPageOptions): Promise<RestResponse> {
  const { path, wire, requestPage } = options;
  const first = await requestPage(path);
  if (!isList(first)) return first;
  const seen = new Set([pageKey(path)]);
  let items = first.body;
  const pageCount = pageCountOf(first, wire);

  /** Returns the page that follows `page`, and whether the server has announced it. */
  function after(page: RestPath, { headers, body }: ListResponse) {
    const linked = nextPage(page, headers.get('link'), wire.routeName);
    if (linked) return { next: linked, isAnnounced: true };
    const isAnnounced = pageCount !== undefined || headers.has('link');
    const goesOn = isAnnounced ? seen.size < (pageCount ?? 1) : body.length === EVERY_PAGE_SIZE;
    return { next: goesOn ? withPage(path, wire.pageName, seen.size + 1) : undefined, isAnnounced };
  }

  let last = first;
  let { next, isAnnounced } = after(path, first);
  while (next && last.body.length > 0 && !seen.has(pageKey(next))) {
    seen.add(pageKey(next));
    if (seen.size > EVERY_PAGE_LIMIT)
      throw new InvalidResponseError(`The list has more than ${EVERY_PAGE_LIMIT} pages.`);
    const response = isAnnounced ? await requestPage(next) : await requestUnannounced(next, last, options);
    if (!response) break;
    if (!isList(response)) throw new InvalidResponseError('A page of the list is not a JSON array.');
    items = items.concat(response.body);
    last = response;
    ({ next, isAnnounced } = after(next, response));
  }
  if (seen.size < (pageCount ?? 1)) {
    const total = countOf(first.headers, wire.totalHeader) ?? 'an unknown number of';
    throw new InvalidResponseError(`The list is incomplete: received ${items.length} of ${total} items.`);
  }
  return { ...first, body: items };
}

const LINK = /<([^<>]*)>([^<]*)/g;
const PARAMETER = /;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/g;

const baseName = (name: string): string => name.split('[', 1)[0] ?? '';

/** Returns the values of a link's `rel` parameter, such as `next`. */
function relationsOf(parameters: string): readonly string[] {
  for (const [, name = '', quoted, bare = ''] of parameters.matchAll(PARAMETER)) {
    if (name.toLowerCase() === 'rel') return (quoted ?? bare).toLowerCase().split(/\s+/);
  }
  return [];
}

/** Returns the URL of the next page from a `Link` header (RFC 8288), or `undefined`. */
function nextUrl(header: string): string | undefined {
  const links = [...header.matchAll(LINK)];
  return links.find(([, , parameters = '']) => relationsOf(parameters).includes('next'))?.[1];
}

/**
 * Returns the path of the list's next page. Only the query of the linked URL is used. Its path would be wrong behind a
 * proxy or under a different root, and no response may redirect requests to another route or host. Parameters from our
 * own query are kept if the link omits them.
 */
export function nextPage(path: RestPath, link: string | null, routeName: string): RestPath | undefined {
  const address = nextUrl(link ?? '');
  if (address === undefined || !URL.canParse(address, 'http://site.invalid')) return undefined;
  const linked = [...new URL(address, 'http://site.invalid').searchParams].filter(([name]) => name !== routeName);
  const names = new Set(linked.map(([name]) => baseName(name)));
  const kept: readonly QueryPair[] = path.query.filter(([name]) => !names.has(baseName(name)));
  return { route: path.route, query: [...kept, ...linked] };
}
