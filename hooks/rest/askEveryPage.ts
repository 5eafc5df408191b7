import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { EVERY_PAGE_LIMIT } from './constants.ts';
import { nextPage } from './nextPage.ts';
import type { RestAnswer } from './RestClient.ts';
import type { RestPath } from './splitPath.ts';

export interface EveryPageOptions {
  readonly path: RestPath;
  readonly routeName: string;
  readonly ask: (path: RestPath) => Promise<RestAnswer>;
}

/**
 * A whole list, page by page, as far as the server's links lead; a server with smaller pages only has more of them. Without a link
 * the list ends, and so it does at an empty page or at one that was already there. An answer that is no list is given as it came.
 */
export async function askEveryPage({ path, routeName, ask }: EveryPageOptions): Promise<RestAnswer> {
  const first = await ask(path);
  if (!Array.isArray(first.body)) return first;
  const seen = new Set([JSON.stringify(path.query)]);
  let items: readonly unknown[] = first.body;
  let next = nextPage(path, first.headers.get('link'), routeName);
  let size = items.length;
  while (next && size > 0 && !seen.has(JSON.stringify(next.query))) {
    seen.add(JSON.stringify(next.query));
    if (seen.size > EVERY_PAGE_LIMIT) throw new InvalidAnswerError('The list has no end.');
    const { body, headers } = await ask(next);
    if (!Array.isArray(body)) throw new InvalidAnswerError('A page of the list is no list.');
    items = items.concat(body);
    size = body.length;
    next = nextPage(next, headers.get('link'), routeName);
  }
  return { ...first, body: items };
}
