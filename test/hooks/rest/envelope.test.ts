// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { InvalidResponseError, RestError } from '@loggia/hooks/errors';
import { refusal, serveRest } from './serveRest.ts';

const { signal } = new AbortController();
const enveloped = (status: number, body: unknown, headers: Record<string, unknown> = {}) => ({ body, status, headers });

describe('an envelope', () => {
  test('is requested, and provides the body, status and headers of the response', async () => {
    const { rest, seen } = serveRest(() => [200, enveloped(201, { id: 7 }, { 'X-WP-Total': 26, Allow: 'GET' })], {
      envelope: true,
    });
    const { body, status, headers } = await rest.send({ path: '/wp/v2/posts?per_page=1', signal });
    expect(seen[0]?.path).toBe('/wp-json/wp/v2/posts?per_page=1&_envelope=1');
    expect([body, status, headers.get('x-wp-total'), headers.get('allow')]).toEqual([{ id: 7 }, 201, '26', 'GET']);
  });

  test('is rejected if its status is an error, even though the response has status 200', async () => {
    const { rest } = serveRest(() => [200, enveloped(404, refusal(404, 'rest_post_invalid_id', 'Gone.')[1])], {
      envelope: true,
    });
    const asked = rest.send({ path: '/wp/v2/posts/9', signal });
    await expect(asked).rejects.toBeInstanceOf(RestError);
    await expect(asked).rejects.toMatchObject({ status: 404, restCode: 'rest_post_invalid_id', message: 'Gone.' });
  });

  test('provides the link to a list’s next page', async () => {
    const next = '<https://hills.test/wp-json/wp/v2/posts?per_page=100&_envelope=1&page=2>; rel="next"';
    const { rest, lines } = serveRest(
      (_request, count) => [200, enveloped(200, [{ id: count }], count === 1 ? { Link: next } : {})],
      { envelope: true },
    );
    const { body } = await rest.send({ path: '/wp/v2/posts', query: { per_page: -1 }, signal });
    expect(body).toEqual([{ id: 1 }, { id: 2 }]);
    expect(lines()).toHaveLength(2);
  });

  test.each([
    ['an HTML page', '<b>Fatal error</b>', InvalidResponseError],
    ['a plain list', [], undefined],
    ['a status that is not a number', { body: 1, status: 'fine', headers: {} }, undefined],
    ['a status with an exponent', { body: 1, status: '2e2', headers: {} }, undefined],
    ['a status inside a list', { body: 1, status: [200], headers: {} }, undefined],
    ['a status out of range', { body: 1, status: 1e9, headers: {} }, undefined],
  ])('is not unwrapped if malformed: %s', async (_name, body, error) => {
    const { rest } = serveRest(() => [200, body], { envelope: true });
    const asked = rest.send({ path: '/wp/v2/posts', signal });
    if (error) await expect(asked).rejects.toBeInstanceOf(error);
    else await expect(asked).resolves.toMatchObject({ status: 200, body });
  });

  test('drops invalid headers and keeps the others', async () => {
    const told = { 'not a name': 'x', 'X-WP-Total': '3', 'X-Bad': 'a\nb' };
    const { rest } = serveRest(() => [200, enveloped(200, [], told)], { envelope: true });
    const { headers } = await rest.send({ path: '/wp/v2/posts', signal });
    expect([headers.get('x-wp-total'), headers.get('x-bad')]).toEqual(['3', null]);
  });

  test('is not unwrapped if the caller requested it', async () => {
    const { rest } = serveRest(() => [200, enveloped(200, [])]);
    await expect(rest.send({ path: '/wp/v2/posts?_envelope=1', signal })).resolves.toMatchObject({
      body: { status: 200, body: [] },
    });
  });
});
