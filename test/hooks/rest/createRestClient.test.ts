// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import {
  ResponseTooLargeError,
  InvalidResponseError,
  OfflineError,
  NoResponseError,
  RestError,
} from '@loggia/hooks/errors';
import { restCodeOf } from '@loggia/hooks/rest';
import { createWordPressRest } from '@loggia/hooks/wordpress';
import { serveRest } from './serveRest.ts';

const { signal } = new AbortController();

describe('a request', () => {
  test('is sent to its path below the root, with the user’s locale', async () => {
    const { rest, lines } = serveRest(() => [200, {}], { localeName: undefined });
    await rest.send({
      path: '/wp/v2/posts?search=a+b',
      query: { include: [1, 2], sticky: true, page: undefined },
      signal,
    });
    expect(lines()).toEqual([
      'GET /wp-json/wp/v2/posts?search=a+b&include%5B%5D=1&include%5B%5D=2&sticky=true&_locale=user',
    ]);
  });

  test('keeps an explicit locale, and supports another parameter name', async () => {
    const { rest, lines } = serveRest(() => [200, {}], { localeName: 'locale' });
    await rest.send({ path: 'wp/v2/posts?locale=site', signal });
    await rest.send({ path: 'wp/v2/posts', signal });
    expect(lines()).toEqual(['GET /wp-json/wp/v2/posts?locale=site', 'GET /wp-json/wp/v2/posts?locale=user']);
  });

  test('accepts a namespace and an endpoint, with or without slashes', async () => {
    const { rest, lines } = serveRest(() => [200, {}]);
    await rest.send({ namespace: '/wp/v2/', endpoint: '/posts/7/', signal });
    expect(lines()).toEqual(['GET /wp-json/wp/v2/posts/7']);
  });

  test.each([
    ['https://hills.test/index.php?rest_route=/', '/index.php?rest_route=/wp/v2/posts&page=2'],
    ['https://hills.test/?rest_route=%2F', '/?rest_route=/wp/v2/posts&page=2'],
    ['https://hills.test/blog/wp-json', '/blog/wp-json/wp/v2/posts?page=2'],
    ['https://hills.test/wp-json/?lang=de', '/wp-json/wp/v2/posts?lang=de&page=2'],
    ['https://hills.test/?rest_route=/&lang=de', '/?rest_route=/wp/v2/posts&lang=de&page=2'],
    ['https://hills.test/?lang=de&rest_route=/', '/?lang=de&rest_route=/wp/v2/posts&page=2'],
  ])('has its path resolved below the root %s', async (root, path) => {
    const { rest, lines } = serveRest(() => [200, {}], { root });
    await rest.send({ path: '/wp/v2/posts?page=2', signal });
    expect(lines()).toEqual([`GET ${path}`]);
  });

  test.each(['../../wp-admin/', 'wp/v2/posts/%2e%2e/../../../secret', '..', 'a#b'])(
    'is rejected if its path leads outside the API: %s',
    async (path) => {
      const { rest, seen } = serveRest(() => [200, {}]);
      await expect(rest.send({ path, signal })).rejects.toThrow(/leads outside the REST API/);
      expect(seen).toEqual([]);
    },
  );

  test('is sent by POST as JSON if it has data', async () => {
    const { rest, seen } = serveRest(() => [201, { id: 1 }]);
    await rest.send({ path: '/wp/v2/posts', data: { title: 'Dusk' }, signal });
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"title":"Dusk"}' });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('is rejected immediately if it is a GET with a body', async () => {
    const { rest } = serveRest(() => [200, {}]);
    await expect(rest.send({ path: 'x', method: 'GET', data: 1, signal })).rejects.toThrow(
      /A GET request cannot have a body/,
    );
  });

  test.each(['PUT', 'PATCH', 'DELETE'] as const)('is sent by POST with a method override for %s', async (method) => {
    const { rest, seen } = serveRest(() => [200, {}]);
    await rest.send({ path: '/wp/v2/posts/7', method, signal });
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.headers.get('x-http-method-override')).toBe(method);
  });

  test('is sent with its actual method if overrides are disabled', async () => {
    const { rest, seen } = serveRest(() => [200, {}], { hasMethodOverride: false });
    await rest.send({ path: '/wp/v2/posts/7', method: 'PUT', data: {}, signal });
    expect(seen[0]?.method).toBe('PUT');
    expect(seen[0]?.headers.has('x-http-method-override')).toBe(false);
  });

  test('is not sent if already aborted', async () => {
    const { rest, seen } = serveRest(() => [200, {}]);
    await expect(rest.send({ path: 'x', signal: AbortSignal.abort('late') })).rejects.toBe('late');
    expect(seen).toEqual([]);
  });

  test('includes cookies and the headers shared by all requests', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'));
    const rest = createWordPressRest({
      root: 'https://hills.test/wp-json/',
      fetch,
      headers: { Authorization: 'Basic eA==' },
    });
    await rest.send({ path: 'x', headers: { 'X-Mark': '1' }, signal });
    const request = fetch.mock.calls[0]?.[0] as Request;
    expect(request.credentials).toBe('include');
    expect([request.headers.get('authorization'), request.headers.get('x-mark')]).toEqual(['Basic eA==', '1']);
  });
});

describe('a REST response', () => {
  test('is returned as parsed by the caller', async () => {
    const { rest } = serveRest(() => [200, [{ id: 1 }], { 'x-wp-total': '26' }]);
    const parse = (body: unknown, { headers }: { headers: Headers }) => [
      Array.isArray(body),
      headers.get('x-wp-total'),
    ];
    await expect(rest.request({ path: 'x', signal }, parse)).resolves.toEqual([true, '26']);
  });

  test('is rejected as invalid, with the cause, if the parser throws', async () => {
    const { rest } = serveRest(() => [200, { title: null }]);
    const asked = rest.request({ path: 'x', signal }, (body) => (body as { title: string }).title.length);
    await expect(asked).rejects.toMatchObject({
      name: 'InvalidResponseError',
      cause: expect.any(TypeError) as unknown,
    });
  });

  test('has no body if its status is 204', async () => {
    const fetch = async () => new Response(null, { status: 204 });
    const rest = createWordPressRest({ root: 'https://hills.test/wp-json/', fetch });
    await expect(rest.send({ path: 'x', signal })).resolves.toMatchObject({ status: 204, body: null });
  });

  test.each([
    ['an empty body', ''],
    ['a login page after a redirect', '<!doctype html><form id="loginform">'],
    ['truncated JSON', '[{"id":1},{"id"'],
  ])('has the code `invalid_json` despite status 200 if it is %s', async (_name, body) => {
    const { rest } = serveRest(() => [200, body, { 'Content-Type': 'application/json' }]);
    const error: unknown = await rest.send({ path: 'x', signal }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(restCodeOf(error)).toBe('invalid_json');
    expect(error).toHaveProperty('message', 'The response is not a valid JSON response.');
  });

  test.each([
    [413, '<h1>Request Entity Too Large</h1>', 'invalid_json', 'The response is not a valid JSON response.'],
    [500, '<b>Fatal error</b>', 'invalid_json', 'The response is not a valid JSON response.'],
    [400, 0, 'unknown_error', 'An unknown error occurred.'],
    [403, { message: ['no text'] }, 'unknown_error', 'An unknown error occurred.'],
    [415, { code: 'unsupported', message: 7 }, 'unsupported', 'An unknown error occurred.'],
    [404, { code: 'rest_no_route', message: 'No route.' }, 'rest_no_route', 'No route.'],
  ])('with the status %i and the body %j has the code `%s`', async (status, body, code, message) => {
    const { rest } = serveRest(() => [status, body]);
    const error: unknown = await rest.send({ path: 'x', method: 'POST', signal }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RestError);
    expect(error).toMatchObject({ status, restCode: code, message });
  });

  test('has the code `fetch_error` if it never arrives', async () => {
    const fetch = async () => {
      throw new TypeError('refused');
    };
    const rest = createWordPressRest({ root: 'https://hills.test/wp-json/', fetch });
    const failureOf = (method: 'GET' | 'POST') =>
      rest.send({ path: 'x', method, signal }).catch((thrown: unknown) => thrown);
    const error = await failureOf('GET');
    expect(error).toBeInstanceOf(OfflineError);
    expect([restCodeOf(error), (error as Error).message]).toEqual(['fetch_error', 'You are probably offline.']);
    const uncertain = await failureOf('POST');
    expect(uncertain).toBeInstanceOf(NoResponseError);
    expect(restCodeOf(uncertain)).toBe('fetch_error');
  });

  test('is rejected if it is too large', async () => {
    const { rest } = serveRest(() => [200, 'x'.repeat(200)], { maxResponseBytes: 100 });
    await expect(rest.send({ path: 'x', signal })).rejects.toBeInstanceOf(ResponseTooLargeError);
  });
});

describe('a preloaded response', () => {
  const preloaded = {
    '/wp/v2/posts?per_page=5&_fields=id': { body: [{ id: 1 }], headers: { 'X-WP-Total': '1', 'bad header': 'x\n' } },
    '/wp/v2/broken': 'no answer',
    OPTIONS: { '/wp/v2/posts': { body: { methods: ['GET'] } } },
  };

  test('is used once in place of a request, regardless of query order', async () => {
    const { rest, seen } = serveRest(() => [200, []], { preloaded });
    const question = { path: 'wp/v2/posts', query: { _fields: 'id', per_page: 5 }, signal };
    const { body, headers } = await rest.send(question);
    expect([body, headers.get('x-wp-total'), seen.length]).toEqual([[{ id: 1 }], '1', 0]);
    await expect(rest.send(question)).resolves.toMatchObject({ body: [] });
    expect(seen).toHaveLength(1);
  });

  test('is used as the first page of a full list', async () => {
    const body = [{ id: 1 }];
    const users = { '/wp/v2/users?per_page=100': { body, headers: { 'X-WP-TotalPages': '2', 'X-WP-Total': '2' } } };
    const { rest, lines } = serveRest(() => [200, [{ id: 2 }]], { preloaded: users });
    const { body: all } = await rest.send({ path: '/wp/v2/users', query: { per_page: -1 }, signal });
    expect(all).toEqual([{ id: 1 }, { id: 2 }]);
    expect(lines()).toEqual(['GET /wp-json/wp/v2/users?per_page=100&page=2']);
  });

  test('is not used for other requests', async () => {
    const { rest, seen } = serveRest(() => [200, {}], { preloaded });
    await rest.send({ path: '/wp/v2/posts?per_page=5&_fields=id', method: 'POST', signal });
    await rest.send({ path: '/wp/v2/broken', signal });
    await expect(rest.send({ path: '/wp/v2/posts', method: 'OPTIONS', signal })).resolves.toMatchObject({
      body: { methods: ['GET'] },
    });
    expect(seen).toHaveLength(2);
  });

  test('is passed to the caller’s parser', async () => {
    const { rest } = serveRest(() => [200, []], { preloaded });
    const asked = rest.request({ path: '/wp/v2/posts?per_page=5&_fields=id', signal }, () => {
      throw new Error('not what I wanted');
    });
    await expect(asked).rejects.toBeInstanceOf(InvalidResponseError);
  });
});

test('a REST error keeps the server’s message for each parameter', async () => {
  const { rest } = serveRest(() => [
    400,
    { code: 'rest_invalid_param', message: 'Bad.', data: { params: { page: 'Too large.', x: 1 } } },
  ]);
  const error = await rest.send({ path: 'x', signal }).catch((thrown: unknown) => thrown);
  expect((error as RestError).parameters).toEqual(new Map([['page', 'Too large.']]));
});
