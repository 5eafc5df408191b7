// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidResponseError, LoggiaError, RestError } from '@loggia/hooks/errors';
import { requestEveryPage, nextPage } from '../../../hooks/data/rest/requestEveryPage.ts';
import type { RestReply, SeenRequest } from './serveRest.ts';
import { refusal, serveRest } from './serveRest.ts';

const { signal } = new AbortController();

/** A server with this many posts, which gives at most `cap` of them at a time and writes links as the real one does. */
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

describe('all of a list', () => {
  test.each([0, 1, 99, 100, 101, 250])('comes, %i items, in pages of a hundred', async (total) => {
    const { rest, seen } = serveRest(pagesOf(total));
    const { body, headers } = await rest.send(all);
    expect(body).toEqual(Array.from({ length: total }, (_, index) => index));
    expect(headers.get('x-wp-total')).toBe(String(total));
    expect(seen).toHaveLength(Math.max(1, Math.ceil(total / 100)));
  });

  test('comes from our own root, wherever the server thinks it is', async () => {
    const { rest, lines } = serveRest(pagesOf(150));
    await rest.send(all);
    expect(lines()).toEqual([
      'GET /wp-json/wp/v2/posts?_fields=id%2Ctitle&per_page=100',
      'GET /wp-json/wp/v2/posts?_fields=id%2Ctitle&per_page=100&page=2',
    ]);
  });

  test('comes from a plain root, whose links name the route in their query', async () => {
    const reply = pagesOf(150, { host: 'https://hills.test' });
    const { rest, lines } = serveRest(reply, { root: 'https://hills.test/?rest_route=/' });
    await rest.send(all);
    expect(lines()[1]).toBe('GET /?rest_route=/wp/v2/posts&_fields=id%2Ctitle&per_page=100&page=2');
  });

  test('may be asked for in the path', async () => {
    const { rest, seen } = serveRest(pagesOf(150));
    await expect(rest.send({ path: '/wp/v2/posts?per_page=-1', signal })).resolves.toHaveProperty('body.length', 150);
    expect(seen).toHaveLength(2);
  });

  test('comes from a server with smaller pages too', async () => {
    const { rest, seen } = serveRest(pagesOf(95, { cap: 20 }));
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 95);
    expect(seen).toHaveLength(5);
  });

  describe('from a server that tells neither a next page nor a total', () => {
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
    ])('comes whole, for each full page may have one behind it: %i items with %i requests', async (total, requests) => {
      for (const beyond of [[200, []], refusal(400, 'rest_post_invalid_page_number')] as const) {
        const { rest, seen } = onlyItems(total, beyond);
        const { body } = await rest.send(all);
        expect(body).toEqual(Array.from({ length: total }, (_, index) => index));
        expect(seen).toHaveLength(requests);
      }
    });

    test('comes once where the server knows no pages at all', async () => {
      const items = Array.from({ length: 100 }, (_, index) => index);
      const { rest, seen } = serveRest(() => [200, items]);
      await expect(rest.send(all)).resolves.toHaveProperty('body', items);
      expect(seen).toHaveLength(2);
    });

    test.each([
      ['refused for something else', refusal(400, 'rest_invalid_param')],
      ['refused by a server that has fallen', refusal(500, 'rest_post_invalid_page_number')],
      ['no list', [200, {}] as const],
    ])('is an error where a page behind a full one is %s, and never a cut list', async (_how, beyond) => {
      await expect(onlyItems(100, beyond).rest.send(all)).rejects.toBeInstanceOf(LoggiaError);
    });
  });

  test('ends with a full page where the server has links, and none to a next one', async () => {
    const { rest, seen } = serveRest(({ path }) => {
      const [status, body, { Link = '' } = {}] = pagesOf(100)({ path } as SeenRequest);
      return [status, body, { Link }];
    });
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 100);
    expect(seen).toHaveLength(1);
  });

  test('goes on by the number of items where a gateway lets nothing else through', async () => {
    const { rest, seen } = serveRest(pagesOf(150, { link: false, cap: 40 }));
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 150);
    expect(seen).toHaveLength(4);
  });

  test('goes on by the number of pages where a gateway has taken the links off', async () => {
    const { rest, lines } = serveRest(pagesOf(250, { link: false, tells: 3 }));
    await expect(rest.send(all)).resolves.toHaveProperty('body.length', 250);
    const first = 'GET /wp-json/wp/v2/posts?_fields=id%2Ctitle&per_page=100';
    expect(lines()).toEqual([first, `${first}&page=2`, `${first}&page=3`]);
  });

  test('is an error where fewer pages come than the server has told of, and never a shorter list', async () => {
    const { rest } = serveRest(pagesOf(150, { link: false, tells: 4 }));
    await expect(rest.send(all)).rejects.toThrow('The list is incomplete: received 150 of 150 items.');
  });

  test('is given as it came if it is not a list', async () => {
    const { rest, seen } = serveRest(() => [200, { post: {} }, { Link: '<https://x.test/?page=2>; rel="next"' }]);
    await expect(rest.send(all)).resolves.toMatchObject({ body: { post: {} } });
    expect(seen).toHaveLength(1);
  });

  test('fails as a whole with a page that is not a list, or is refused', async () => {
    const link = { Link: '<https://x.test/?page=2>; rel="next"' };
    const odd = serveRest((_request, count) => (count === 1 ? [200, [1], link] : [200, {}]));
    await expect(odd.rest.send(all)).rejects.toBeInstanceOf(InvalidResponseError);
    const refused = serveRest((_request, count) => (count === 1 ? [200, [1], link] : refusal(400, 'gone')));
    await expect(refused.rest.send(all)).rejects.toBeInstanceOf(RestError);
  });

  test('ends where its pages go in a circle', async () => {
    const { rest, seen } = serveRest(() => [200, [1], { Link: '<https://x.test/?page=2>; rel=next' }]);
    await expect(rest.send(all)).resolves.toMatchObject({ body: [1, 1] });
    expect(seen).toHaveLength(2);
  });

  test('is given up if its pages never end', async () => {
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

  test('is asked no further once nobody waits', async () => {
    const controller = new AbortController();
    const { rest, seen } = serveRest((request, count) => {
      if (count === 2) controller.abort('left');
      return pagesOf(1000)(request);
    });
    await expect(rest.send({ ...all, signal: controller.signal })).rejects.toBe('left');
    expect(seen).toHaveLength(2);
  });
});

describe('the link to the next page', () => {
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
  ])('%s', (header, page) => {
    const found = nextPage(path, header, 'rest_route')?.query.find(([name]) => name === 'page');
    expect(found?.[1]).toBe(page);
  });

  test('keeps the parts of the question that it forgets, and doubles nothing', () => {
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

  test('never leads to another route, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const next = nextPage(path, header, 'rest_route');
        expect(next?.route ?? path.route).toBe(path.route);
      }),
    );
  });
});
