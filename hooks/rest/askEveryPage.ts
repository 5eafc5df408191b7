import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { EVERY_PAGE_LIMIT } from './constants.ts';
import { nextPage } from './nextPage.ts';
import type { RestAnswer } from './RestClient.ts';
import type { RestPath } from './splitPath.ts';

export interface EveryPageOptions {
  readonly path: RestPath;
  readonly routeName: string;
  readonly pageName: string;
  /** Headers that say how many items, and pages of them, there are. */
  readonly totalHeader: string;
  readonly pageCountHeader: string;
  readonly ask: (path: RestPath) => Promise<RestAnswer>;
}

/**
 * How many pages there are; undefined where only links tell. A gateway that lets neither links nor the number of pages through may
 * leave the number of items.
 */
function pageCountOf({ headers }: RestAnswer, size: number, options: EveryPageOptions): number | undefined {
  const told = countOf(headers, options.pageCountHeader);
  if (told !== undefined || headers.has('link') || size === 0) return told;
  const total = countOf(headers, options.totalHeader);
  return total === undefined ? undefined : Math.ceil(total / size);
}

/** A number of a header; undefined where the server does not tell it, or the page of another origin may not read it. */
function countOf(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

const withPage = (path: RestPath, pageName: string, page: number): RestPath => ({
  ...path,
  query: [...path.query.filter(([name]) => name !== pageName), [pageName, String(page)]],
});

/**
 * A whole list, page by page, as far as the server's links lead; a server with smaller pages only has more of them. Where a link is
 * missing the number of pages, or of items, says how it goes on. It ends at an empty page or at one that was already there, and throws where the
 * server has told of more items than came: a list is whole, or there is none. An answer that is no list is given as it came.
 */
export async function askEveryPage(options: EveryPageOptions): Promise<RestAnswer> {
  const { path, routeName, pageName, ask } = options;
  const first = await ask(path);
  if (!Array.isArray(first.body)) return first;
  const seen = new Set([JSON.stringify(path.query)]);
  let items: readonly unknown[] = first.body;
  const pageCount = pageCountOf(first, items.length, options) ?? 1;
  const after = (asked: RestPath, { headers }: RestAnswer): RestPath | undefined =>
    nextPage(asked, headers.get('link'), routeName) ??
    (seen.size < pageCount ? withPage(path, pageName, seen.size + 1) : undefined);
  let next = after(path, first);
  let size = items.length;
  while (next && size > 0 && !seen.has(JSON.stringify(next.query))) {
    seen.add(JSON.stringify(next.query));
    if (seen.size > EVERY_PAGE_LIMIT) throw new InvalidAnswerError('The list has no end.');
    const answer = await ask(next);
    if (!Array.isArray(answer.body)) throw new InvalidAnswerError('A page of the list is no list.');
    items = items.concat(answer.body);
    size = answer.body.length;
    next = after(next, answer);
  }
  if (seen.size < pageCount) {
    const total = countOf(first.headers, options.totalHeader) ?? 'more';
    throw new InvalidAnswerError(`The list is cut: ${items.length} of ${total} items came.`);
  }
  return { ...first, body: items };
}
