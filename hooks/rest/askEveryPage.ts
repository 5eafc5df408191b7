import { InvalidResponseError } from '../errors/InvalidResponseError.ts';
import { RestError } from '../errors/RestError.ts';
import { EVERY_PAGE_LIMIT, EVERY_PAGE_SIZE } from './constants.ts';
import type { QueryPair, RestPath } from './engine/restAddress.ts';
import type { RestResponse, RestWire } from './types.ts';

interface EveryPageOptions {
  readonly path: RestPath;
  readonly wire: Pick<RestWire, 'routeName' | 'pageName' | 'totalHeader' | 'pageCountHeader' | 'noPageCodeEnd'>;
  readonly ask: (path: RestPath) => Promise<RestResponse>;
}

type Wire = EveryPageOptions['wire'];

/** An answer that is a list. */
type ListAnswer = RestResponse & { readonly body: readonly unknown[] };

const isList = (answer: RestResponse): answer is ListAnswer => Array.isArray(answer.body);

/** Reads a number from a header; undefined if the server does not send it, or a page of another origin may not read it. */
function countOf(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/**
 * Returns the number of pages; undefined if only links tell. If a gateway removes both links and the number of pages, it is derived from the
 * number of items.
 */
function pageCountOf({ headers, body }: ListAnswer, wire: Wire): number | undefined {
  const pageCount = countOf(headers, wire.pageCountHeader);
  if (pageCount !== undefined || headers.has('link') || body.length === 0) return pageCount;
  const total = countOf(headers, wire.totalHeader);
  return total === undefined ? undefined : Math.ceil(total / body.length);
}

const withPage = (path: RestPath, pageName: string, page: number): RestPath => ({
  ...path,
  query: [...path.query.filter(([name]) => name !== pageName), [pageName, String(page)]],
});

/** Whether two values of JSON are equal, member by member. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const members = Object.entries(one);
  const others = new Map(Object.entries(other));
  if (Array.isArray(one) !== Array.isArray(other) || members.length !== others.size) return false;
  return members.every(([name, value]) => others.has(name) && isSameJson(value, others.get(name)));
}

/** Tells pages of a list apart by their query. */
const pageKey = ({ query }: RestPath): string =>
  new URLSearchParams(query.map(([name, value]) => [name, value])).toString();

/**
 * Requests a page that the server has not announced, after a full one. Undefined if the list has no such page, or if the server ignores page
 * numbers and answers with the same page again.
 */
async function askUnannounced(
  page: RestPath,
  before: ListAnswer,
  { wire, ask }: EveryPageOptions,
): Promise<RestResponse | undefined> {
  try {
    const answer = await ask(page);
    return isSameJson(answer.body, before.body) ? undefined : answer;
  } catch (error) {
    if (error instanceof RestError && error.status === 400 && error.restCode.endsWith(wire.noPageCodeEnd))
      return undefined;
    throw error;
  }
}

/**
 * Loads a whole list, page by page, following the server's links. Without links the number of pages or of items tells whether there is a next
 * page; without these, each full page is followed by another request. It ends at an empty page or at one that was loaded already, and throws if
 * fewer items came than the server announced, so that a list is never incomplete. An answer that is no list is returned unchanged.
 */
export async function askEveryPage(options: EveryPageOptions): Promise<RestResponse> {
  const { path, wire, ask } = options;
  const first = await ask(path);
  if (!isList(first)) return first;
  const seen = new Set([pageKey(path)]);
  let items = first.body;
  const pageCount = pageCountOf(first, wire);

  /** Returns the page after another, and whether the server has announced it. */
  function after(page: RestPath, { headers, body }: ListAnswer) {
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
    if (seen.size > EVERY_PAGE_LIMIT) throw new InvalidResponseError('The list has no end.');
    const answer = isAnnounced ? await ask(next) : await askUnannounced(next, last, options);
    if (!answer) break;
    if (!isList(answer)) throw new InvalidResponseError('A page of the list is no list.');
    items = items.concat(answer.body);
    last = answer;
    ({ next, isAnnounced } = after(next, answer));
  }
  if (seen.size < (pageCount ?? 1)) {
    const total = countOf(first.headers, wire.totalHeader) ?? 'more';
    throw new InvalidResponseError(`The list is cut: ${items.length} of ${total} items came.`);
  }
  return { ...first, body: items };
}

const LINK = /<([^<>]*)>([^<]*)/g;
const PARAMETER = /;\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s;,"]*))/g;

const baseName = (name: string): string => name.split('[', 1)[0] ?? '';

/** Returns the relations of a link to this page: `next`, `prev`. */
function relationsOf(parameters: string): readonly string[] {
  for (const [, name = '', quoted, bare = ''] of parameters.matchAll(PARAMETER)) {
    if (name.toLowerCase() === 'rel') return (quoted ?? bare).toLowerCase().split(/\s+/);
  }
  return [];
}

/** Returns the address of the next page from a `Link` header (RFC 8288); undefined if there is none. */
function nextAddress(header: string): string | undefined {
  const links = [...header.matchAll(LINK)];
  return links.find(([, , parameters = '']) => relationsOf(parameters).includes('next'))?.[1];
}

/**
 * Returns the path of the list's next page. A client behind a proxy or with another root cannot use the server's own address: only the query is
 * taken, so that no answer leads to another route or host. Parts of our own query that the link omits stay.
 */
export function nextPage(path: RestPath, link: string | null, routeName: string): RestPath | undefined {
  const address = nextAddress(link ?? '');
  if (address === undefined || !URL.canParse(address, 'http://site.invalid')) return undefined;
  const linked = [...new URL(address, 'http://site.invalid').searchParams].filter(([name]) => name !== routeName);
  const names = new Set(linked.map(([name]) => baseName(name)));
  const kept: readonly QueryPair[] = path.query.filter(([name]) => !names.has(baseName(name)));
  return { route: path.route, query: [...kept, ...linked] };
}
