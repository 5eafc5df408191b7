// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidResponseError, LoggiaError, RestError } from '@loggia/hooks/errors';
import { requestEveryPage, nextPage } from '../../../hooks/data/rest/requestEveryPage.ts';
import { refusal, serveRest, type RestReply, type SeenRequest } from './serveRest.ts';

const { signal } = new AbortController();

/** A server with `total` posts that returns at most `cap` per page, with link headers like WordPress. */
function pagesOf(total: number, { cap = 100, host = 'http://inside.test:8080', link = true, tells = 0 } = {}) {
  return ({ path }: SeenRequest): readonly [number, unknown, Record<string, string>] => {
    const url = new URL(path, host);
    const size = Math.min(Number(url.searchParams.get('per_page')), cap);
    const page = Number(url.searchParams.get('page') ?? 1);
    const ids = Array.from({ length: total }, (_, index) => index).slice((page - 1) * size, page * size);
    url.searchParams.set('page', String(page + 1));
    const isLast = page * size >= total;
    const api = `<${host}/wp-json/>; rel="https://api.w.org/"`;
    const links = isLast ? api : `<${url.href}>; rel="next"`;
    const told = tells > 0 ? { 'X-WP-TotalPages': String(tells) } : {};
    return [200, ids, { 'X-WP-Total': String(total), ...told, ...(link && { Link: links }) }];
  };
}

const all = { path: '/wp/v2/posts', query: { per_page: -1, _fields: 'id,title' }, signal };

describe('a full list', () => {
  test.each([0, 1, 99, 100, 101, 250])('is loaded in pages of 100: %i items', async (total) => {
    const { rest, seen } = serveRest(pagesOf(total));
    const { body, headers } = await rest.send(all);
    expect(body).toEqual(Array.from({ length: total }, (_, index) => index));
    expect(headers.get('x-wp-total')).toBe(String(total));
    expect(seen).toHaveLength(Math.max(1, Math.ceil(total / 100)));
  });

  test('is loaded from the configured root, even if links point to another host', async () => {
    const { rest, lines } = serveRest(pagesOf(150));
    await rest.send(all);
    expect(lines()).toEqual([
      'GET /wp-json/wp/v2/posts?_fields=id%2Ctitle&per_page=100',
      'GET /wp-json/wp/v2/posts?_fields=id%2Ctitle&per_page=100&page=2',
    ]);
  });

  test('is loaded from a root without pretty permalinks, with the route as a query parameter', async () => {
    const reply = pagesOf(150, { host: 'https://hills.test' });
    const { rest, lines } = serveRest(reply, { root: 'https://hills.test/?rest_route=/' });
    await rest.send(all);
    expect(lines()[1]).toBe('GET /?rest_route=/wp/v2/posts&_fields=id%2Ctitle&per_page=100&page=2');
  });

  test('can be requested with `per_page` in the path', async () => {
    const { rest, seen } = serveRest(pagesOf(150));
    await expect(rest.send({ path: '/wp/v2/posts?per_page=-1', signal })).resolves.toHaveProperty('body.length', 150);
    expect(seen).toHaveLength(2);
  });

  test('is complete if the server returns smaller pages', async () => {
    const { rest, seen } = serveRest(pagesOf(95, { cap: 20 }));
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 95);
    expect(seen).toHaveLength(5);
  });

  describe('from a server that sends neither next links nor totals', () => {
    const onlyItems = (total: number, beyond: RestReply) =>
      serveRest(({ path }) => {
        const [status, body] = pagesOf(total)({ path } as SeenRequest);
        return Array.isArray(body) && body.length > 0 ? [status, body, {}] : beyond;
      });

    test.each([
      [99, 1],
      [100, 2],
      [150, 2],
      [200, 3],
      [250, 3],
    ])('is complete, with one more request after a full page: %i items in %i requests', async (total, requests) => {
      for (const beyond of [[200, []], refusal(400, 'rest_post_invalid_page_number')] as const) {
        const { rest, seen } = onlyItems(total, beyond);
        const { body } = await rest.send(all);
        expect(body).toEqual(Array.from({ length: total }, (_, index) => index));
        expect(seen).toHaveLength(requests);
      }
    });

    test('is loaded only once if the server does not support pagination', async () => {
      const items = Array.from({ length: 100 }, (_, index) => index);
      const { rest, seen } = serveRest(() => [200, items]);
      await expect(rest.send(all)).resolves.toHaveProperty('body', items);
      expect(seen).toHaveLength(2);
    });

    test.each([
      ['refused with another error', refusal(400, 'rest_invalid_param')],
      ['refused with a server error', refusal(500, 'rest_post_invalid_page_number')],
      ['not a list', [200, {}] as const],
    ])('rejects if the page after a full one is %s', async (_how, beyond) => {
      await expect(onlyItems(100, beyond).rest.send(all)).rejects.toBeInstanceOf(LoggiaError);
    });
  });

  test('ends with a full page if the server sends links, but none to a next page', async () => {
    const { rest, seen } = serveRest(({ path }) => {
      const [status, body, { Link = '' } = {}] = pagesOf(100)({ path } as SeenRequest);
      return [status, body, { Link }];
    });
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 100);
    expect(seen).toHaveLength(1);
  });

  test('relies on the total number of items if a gateway strips other headers', async () => {
    const { rest, seen } = serveRest(pagesOf(150, { link: false, cap: 40 }));
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 150);
    expect(seen).toHaveLength(4);
  });

  test('relies on the number of pages if a gateway strips the links', async () => {
    const { rest, lines } = serveRest(pagesOf(250, { link: false, tells: 3 }));
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 250);
    const first = 'GET /wp-json/wp/v2/posts?_fields=id%2Ctitle&per_page=100';
    expect(lines()).toEqual([first, `${first}&page=2`, `${first}&page=3`]);
  });

  test('rejects if fewer pages arrive than the server announced', async () => {
    const { rest } = serveRest(pagesOf(150, { link: false, tells: 4 }));
    await expect(rest.send(all)).rejects.toThrow('The list is incomplete: received 150 of 150 items.');
  });

  test('does not change a response that is not a list', async () => {
    const { rest, seen } = serveRest(() => [200, { post: {} }, { Link: '<https://x.test/?page=2>; rel="next"' }]);
    await expect(rest.send(all)).resolves.toMatchObject({ body: { post: {} } });
    expect(seen).toHaveLength(1);
  });

  test('fails if any page is refused or is not a list', async () => {
    const link = { Link: '<https://x.test/?page=2>; rel="next"' };
    const odd = serveRest((_request, count) => (count === 1 ? [200, [1], link] : [200, {}]));
    await expect(odd.rest.send(all)).rejects.toBeInstanceOf(InvalidResponseError);
    const refused = serveRest((_request, count) => (count === 1 ? [200, [1], link] : refusal(400, 'gone')));
    await expect(refused.rest.send(all)).rejects.toBeInstanceOf(RestError);
  });

  test('ends if its pages link in a loop', async () => {
    const { rest, seen } = serveRest(() => [200, [1], { Link: '<https://x.test/?page=2>; rel=next' }]);
    await expect(rest.send(all)).resolves.toMatchObject({ body: [1, 1] });
    expect(seen).toHaveLength(2);
  });

  test('is rejected if the pages never end', async () => {
    let count = 0;
    const ask = async () => {
      count += 1;
      return { body: [count], status: 200, headers: new Headers({ Link: `<?page=${count}>; rel=next` }) };
    };
    const wire = {
      routeName: 'rest_route',
      pageName: 'page',
      totalHeader: 'x-wp-total',
      pageCountHeader: 'x-wp-totalpages',
      noPageCodeEnd: '_invalid_page_number',
    };
    const asked = requestEveryPage({ path: { route: 'wp/v2/posts', query: [] }, wire, requestPage: ask });
    await expect(asked).rejects.toThrow('The list has more than 1000 pages.');
  });

  test('stops loading once aborted', async () => {
    const controller = new AbortController();
    const { rest, seen } = serveRest((request, count) => {
      if (count === 2) controller.abort('left');
      return pagesOf(1000)(request);
    });
    await expect(rest.send({ ...all, signal: controller.signal })).rejects.toBe('left');
    expect(seen).toHaveLength(2);
  });
});

describe('nextPage', () => {
  const path = {
    route: 'wp/v2/posts',
    query: [
      ['include[]', '1'],
      ['search', 'a'],
    ],
  } as const;

  test.each([
    ['<https://a.test/?page=2>; rel="prev", <https://a.test/?page=4>; rel="next"', '4'],
    ['<https://a.test/?page=4>;title="a, b; rel=prev";rel=next', '4'],
    ['<https://a.test/?page=4>; REL="up NEXT"', '4'],
    ['<?page=4>; rel="next"', '4'],
    ['<https://a.test/?page=4>; rel="nextish"', undefined],
    ['<http://[>; rel="next"', undefined],
    ['https://a.test/?page=4; rel="next"', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses the link header %j as the page %s', (header, page) => {
    const found = nextPage(path, header, 'rest_route')?.query.find(([name]) => name === 'page');
    expect(found?.[1]).toBe(page);
  });

  test('keeps query parameters missing from the link, and avoids duplicates', () => {
    const header = '<https://a.test/x?include%5B0%5D=1&page=2&rest_route=%2Felsewhere>; rel="next"';
    expect(nextPage(path, header, 'rest_route')).toEqual({
      route: 'wp/v2/posts',
      query: [
        ['search', 'a'],
        ['include[0]', '1'],
        ['page', '2'],
      ],
    });
  });

  test('never changes the route, whatever the header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const next = nextPage(path, header, 'rest_route');
        expect(next?.route ?? path.route).toBe(path.route);
      }),
    );
  });
});
