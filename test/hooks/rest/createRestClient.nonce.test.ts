// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CrossOriginError, OfflineError } from '@loggia/hooks/errors';
import type { RestClientOptions } from '@loggia/hooks';
import { refusal, serveRest, type RestReply, type SeenRequest } from './serveRest.ts';

const { signal } = new AbortController();
const NONCE_URL = 'https://hills.test/wp-admin/admin-ajax.php?action=rest-nonce';
const NONCE_LINE = 'GET /wp-admin/admin-ajax.php?action=rest-nonce';
const BAD = refusal(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');

/** A server that accepts and issues one nonce. Reading works without a nonce. */
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
  test('is sent with every request while it is valid', async () => {
    const { rest, lines } = guarded('stale');
    await expect(rest.send(ask)).resolves.toMatchObject({ body: { id: 1 } });
    expect(lines()).toEqual([`${ME} stale`]);
  });

  test.each([undefined, '', ' ', 'a\r\nSet-Cookie: x'])('is never sent if malformed: %j', async (nonce) => {
    const { rest, lines } = guarded('good', undefined, { nonce });
    await rest.send(ask);
    await rest.send({ ...ask, headers: { 'x-wp-nonce': '' } });
    expect(lines()).toEqual([ME, ME]);
  });

  test('is renewed once when rejected, and the new nonce is used from then on', async () => {
    const { rest, lines } = guarded('fresh');
    await expect(rest.send(ask)).resolves.toMatchObject({ body: { id: 1 } });
    await rest.send(ask);
    expect(lines()).toEqual([`${ME} stale`, NONCE_LINE, `${ME} fresh`, `${ME} fresh`]);
  });

  test('is replaced by a newer nonce in a response header', async () => {
    const { rest, lines } = serveRest(() => [200, {}, { 'X-WP-Nonce': 'newer' }], { nonce: 'older' });
    await rest.send(ask);
    await rest.send(ask);
    expect(lines()).toEqual([`${ME} older`, `${ME} newer`]);
  });

  test('is renewed once for all simultaneously rejected requests', async () => {
    const { rest, lines } = guarded('fresh');
    await Promise.all([rest.send(ask), rest.send(ask), rest.send(ask)]);
    expect(lines().filter((line) => line === NONCE_LINE)).toHaveLength(1);
  });

  test.each([
    ['a signed-out user', [400, '0'] as const],
    ['an HTML page', [200, '<html>'] as const],
  ])('is omitted if no new nonce is available: %s', async (_name, fresh) => {
    const { rest, lines } = guarded('fresh', fresh);
    await expect(rest.send(ask)).resolves.toMatchObject({ body: null });
    await rest.send(ask);
    expect(lines()).toEqual([`${ME} stale`, NONCE_LINE, ME, ME]);
  });

  test('is omitted after a rejection if there is no renewal URL', async () => {
    const { rest, lines } = guarded('fresh', undefined, { nonceUrl: undefined });
    await expect(rest.send(ask)).resolves.toMatchObject({ body: null });
    expect(lines()).toEqual([`${ME} stale`, ME]);
  });

  test('is not renewed again if the new nonce is rejected as well', async () => {
    const { rest, lines } = guarded('good', [200, 'alsoStale']);
    await expect(rest.send(ask)).resolves.toMatchObject({ body: null });
    expect(lines()).toEqual([`${ME} stale`, NONCE_LINE, `${ME} alsoStale`, ME]);
  });

  test('prevents a write from being sent anonymously if the renewal fails', async () => {
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

  test('is no longer renewed once the request is aborted', async () => {
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

  test('is not renewed if the request had none', async () => {
    const { rest, lines } = serveRest(() => BAD, { nonceUrl: NONCE_URL });
    await expect(rest.send(ask)).rejects.toMatchObject({ restCode: 'rest_cookie_invalid_nonce', status: 403 });
    expect(lines()).toEqual([ME]);
  });
});

describe('the REST client on another origin', () => {
  beforeEach(() => vi.stubGlobal('location', { origin: 'https://elsewhere.test' }));
  afterEach(() => vi.unstubAllGlobals());

  test('rejects with a descriptive error instead of renewing a nonce', async () => {
    const { rest } = guarded('fresh');
    const asked = rest.send(ask);
    await expect(asked).rejects.toBeInstanceOf(CrossOriginError);
    await expect(asked).rejects.toMatchObject({
      limit: 'nonce',
      code: 'crossOrigin',
      message: 'A nonce cannot be renewed from another origin.',
    });
  });

  test('rejects a method override with a descriptive error before sending anything', async () => {
    const { rest, seen } = serveRest(() => [200, {}]);
    await expect(rest.send({ path: 'x', method: 'DELETE', signal })).rejects.toMatchObject({
      limit: 'methodOverride',
      message: 'The method override header is not allowed from another origin. Set `hasMethodOverride: false`.',
    });
    expect(seen).toEqual([]);
  });

  test('sends the actual method if overrides are disabled', async () => {
    const { rest, lines } = serveRest(() => [200, {}], { hasMethodOverride: false });
    await rest.send({ path: 'x', method: 'DELETE', signal });
    expect(lines()).toEqual(['DELETE /wp-json/x']);
  });

  test('rejects with a CrossOriginError if the server crashes during an upload, as the upload id is unreadable', async () => {
    const { rest } = serveRest(() => [500, '<b>Fatal error</b>']);
    const upload = rest.uploadMedia({ file: new Blob(['x']), signal }, (body) => body);
    await expect(upload).rejects.toMatchObject({ limit: 'uploadId', code: 'crossOrigin' });
  });

  test('passes through ordinary upload errors', async () => {
    const { rest } = serveRest(() => refusal(500, 'rest_upload_unknown_error', 'Wrong type.'));
    const upload = rest.uploadMedia({ file: new Blob(['x']), signal }, (body) => body);
    await expect(upload).rejects.toMatchObject({ restCode: 'rest_upload_unknown_error' });
  });
});
