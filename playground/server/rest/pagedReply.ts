import { isReply, PAST_THE_END, readPaging, type Paging } from './readPaging.ts';
import type { RestReply, RestRequest } from './RestRequest.ts';

export interface PagedList {
  count(): number;
  items(paging: Paging): readonly unknown[];
}

function linkTo({ root, route, query }: RestRequest, page: number, relation: string): string {
  const told = new URLSearchParams(query);
  told.set('page', String(page));
  const isPlain = root.includes('?');
  const address = isPlain ? root.replace(/\/$/, '') + encodeURIComponent(route) : root.replace(/\/$/, '') + route;
  return `<${address}${isPlain ? '&' : '?'}${told.toString()}>; rel="${relation}"`;
}

/** Returns one page of a list, with its total and the URLs of adjacent pages. */
export function pagedReply(request: RestRequest, list: PagedList): RestReply {
  const paging = readPaging(request.query);
  if (isReply(paging)) return paging;
  const total = list.count();
  const pageCount = Math.ceil(total / paging.perPage);
  if (paging.page > Math.max(1, pageCount)) return PAST_THE_END;
  const links = [
    ...(paging.page > 1 ? [linkTo(request, paging.page - 1, 'prev')] : []),
    ...(paging.page < pageCount ? [linkTo(request, paging.page + 1, 'next')] : []),
  ];
  return {
    status: 200,
    body: list.items(paging),
    headers: {
      'X-WP-Total': String(total),
      'X-WP-TotalPages': String(pageCount),
      ...(links.length > 0 && { Link: links.join(', ') }),
    },
  };
}
