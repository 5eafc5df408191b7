// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CrossOriginError, OfflineError } from '@loggia/hooks/errors';
import type { RestClientOptions } from '@loggia/hooks';
import { refusal, serveRest } from './serveRest.ts';
import type { RestReply, SeenRequest } from './serveRest.ts';

const { signal } = new AbortController();
const NONCE_URL = 'https://hills.test/wp-admin/admin-ajax.php?action=rest-nonce';
const NONCE_LINE = 'GET /wp-admin/admin-ajax.php?action=rest-nonce';
const BAD = refusal(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');

/** A server that takes one nonce and hands it out; visitors may read. */
function guarded(good: string, fresh: RestReply = [200, good], options: Partial<RestClientOptions> = {}) {
  const reply = ({ path, headers }: SeenRequest): RestReply => {
    if (path.startsWith('/wp-admin/')) return fresh;
    const nonce = headers.get('x-wp-nonce');
    if (nonce === null) return [200, 'null'];
    return nonce === good ? [200, { id: 1 }] : BAD;
  };
  return serveRest(reply, { nonce: 'stale', nonceUrl: NONCE_URL, ...options });
}

const ask = { path: '/wp/v2/users/me', signal };
const ME = 'GET /wp-json/wp/v2/users/me';

describe('a nonce', () => {
  test('goes with every question while it is good', async () => {
    const { rest, lines } = guarded('stale');
    await expect(rest.send(ask)).resolves.toMatchObject({ body: { id: 1 } });
    expect(lines()).toEqual([`${ME} stale`]);
  });

  test.each([undefined, '', ' ', 'a\r\nSet-Cookie: x'])('is never sent if it cannot be one: %j', async (nonce) => {
    const { rest, lines } = guarded('good', undefined, { nonce });
    await rest.send(ask);
    await rest.send({ ...ask, headers: { 'x-wp-nonce': '' } });
    expect(lines()).toEqual([ME, ME]);
  });

  test('is renewed once when it is refused, and the new one is kept', async () => {
    const { rest, lines } = guarded('fresh');
    await expect(rest.send(ask)).resolves.toMatchObject({ body: { id: 1 } });
    await rest.send(ask);
    expect(lines()).toEqual([`${ME} stale`, NONCE_LINE, `${ME} fresh`, `${ME} fresh`]);
  });

  test('is renewed from an answer that brings a newer one', async () => {
    const { rest, lines } = serveRest(() => [200, {}, { 'X-WP-Nonce': 'newer' }], { nonce: 'older' });
    await rest.send(ask);
    await rest.send(ask);
    expect(lines()).toEqual([`${ME} older`, `${ME} newer`]);
  });

  test('is renewed once for all questions that find it refused', async () => {
    const { rest, lines } = guarded('fresh');
    await Promise.all([rest.send(ask), rest.send(ask), rest.send(ask)]);
    expect(lines().filter((line) => line === NONCE_LINE)).toHaveLength(1);
  });

  test.each([
    ['a visitor has none', [400, '0'] as const],
    ['a page comes instead', [200, '<html>'] as const],
  ])('is left away where none is to be had: %s', async (_name, fresh) => {
    const { rest, lines } = guarded('fresh', fresh);
    await expect(rest.send(ask)).resolves.toMatchObject({ body: null });
    await rest.send(ask);
    expect(lines()).toEqual([`${ME} stale`, NONCE_LINE, ME, ME]);
  });

  test('is left away where the page says no address for it', async () => {
    const { rest, lines } = guarded('fresh', undefined, { nonceUrl: undefined });
    await expect(rest.send(ask)).resolves.toMatchObject({ body: null });
    expect(lines()).toEqual([`${ME} stale`, ME]);
  });

  test('is not renewed a second time if its successor is refused too', async () => {
    const { rest, lines } = guarded('good', [200, 'alsoStale']);
    await expect(rest.send(ask)).resolves.toMatchObject({ body: null });
    expect(lines()).toEqual([`${ME} stale`, NONCE_LINE, `${ME} alsoStale`, ME]);
  });

  test('leaves the question unsent if it cannot be had: it would go in nobody’s name', async () => {
    const served = serveRest(
      ({ path }) => {
        if (path.startsWith('/wp-admin/')) throw new TypeError('offline');
        return BAD;
      },
      { nonce: 'stale', nonceUrl: NONCE_URL },
    );
    await expect(served.rest.send({ ...ask, data: {} })).rejects.toBeInstanceOf(OfflineError);
    expect(served.lines()).not.toContain('POST /wp-json/wp/v2/users/me');
  });

  test('is waited for no longer than the question is', async () => {
    const controller = new AbortController();
    const { rest } = serveRest(
      ({ path }) => {
        if (path.startsWith('/wp-admin/')) controller.abort('left');
        return BAD;
      },
      { nonce: 'stale', nonceUrl: NONCE_URL },
    );
    await expect(rest.send({ ...ask, signal: controller.signal })).rejects.toBe('left');
  });

  test('is not renewed if nobody sent it', async () => {
    const { rest, lines } = serveRest(() => BAD, { nonceUrl: NONCE_URL });
    await expect(rest.send(ask)).rejects.toMatchObject({ restCode: 'rest_cookie_invalid_nonce', status: 403 });
    expect(lines()).toEqual([ME]);
  });
});

describe('from another origin', () => {
  beforeEach(() => vi.stubGlobal('location', { origin: 'https://elsewhere.test' }));
  afterEach(() => vi.unstubAllGlobals());

  test('a nonce cannot be renewed, which the error names', async () => {
    const { rest } = guarded('fresh');
    const asked = rest.send(ask);
    await expect(asked).rejects.toBeInstanceOf(CrossOriginError);
    await expect(asked).rejects.toMatchObject({
      limit: 'nonce',
      code: 'crossOrigin',
      message: 'A nonce cannot be renewed from another origin.',
    });
  });

  test('an override is not allowed, which an error names before anything is sent', async () => {
    const { rest, seen } = serveRest(() => [200, {}]);
    await expect(rest.send({ path: 'x', method: 'DELETE', signal })).rejects.toMatchObject({
      limit: 'methodOverride',
      message: 'The method override header is not allowed from another origin. Set `hasMethodOverride: false`.',
    });
    expect(seen).toEqual([]);
  });

  test('a real verb is sent', async () => {
    const { rest, lines } = serveRest(() => [200, {}], { hasMethodOverride: false });
    await rest.send({ path: 'x', method: 'DELETE', signal });
    expect(lines()).toEqual(['DELETE /wp-json/x']);
  });

  test('a server that dies in an upload leaves no trace, which the error names', async () => {
    const { rest } = serveRest(() => [500, '<b>Fatal error</b>']);
    const upload = rest.uploadMedia({ file: new Blob(['x']), signal }, (body) => body);
    await expect(upload).rejects.toMatchObject({ limit: 'uploadId', code: 'crossOrigin' });
  });

  test('an ordinary refusal of an upload stays one', async () => {
    const { rest } = serveRest(() => refusal(500, 'rest_upload_unknown_error', 'Wrong type.'));
    const upload = rest.uploadMedia({ file: new Blob(['x']), signal }, (body) => body);
    await expect(upload).rejects.toMatchObject({ restCode: 'rest_upload_unknown_error' });
  });
});
