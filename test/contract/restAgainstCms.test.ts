import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWordPressRest } from '@loggia/hooks/wordpress';
import { NoResponseError } from '@loggia/hooks/errors';
import type { RestClientOptions } from '@loggia/hooks';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

let cms: TestCms;
let server: Server;
let origin: string;
let cookie: string;
let nonce: string;
const { signal } = new AbortController();

beforeAll(async () => {
  cms = openCms({ faults: true });
  server = createAdaptorServer({ fetch: cms.app.fetch }) as Server;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const login = await cms.post('/wp-login.php', { log: 'admin', pwd: cms.adminPassword });
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  nonce = await (await cms.get('/wp-admin/admin-ajax.php?action=rest-nonce', { cookie })).text();
}, 60_000);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
  await cms.close();
});

/** A client without a login, over HTTP. */
const openRest = (options: Partial<RestClientOptions> = {}) =>
  createWordPressRest({ root: `${origin}/wp-json/`, ...options });

/** The administrator's client. A browser would add the cookie automatically. */
const openAdmin = (options: Partial<RestClientOptions> = {}) =>
  openRest({
    nonce,
    nonceUrl: `${origin}/wp-admin/admin-ajax.php?action=rest-nonce`,
    fetch(input, init) {
      const request = new Request(input, init);
      request.headers.set('cookie', cookie);
      return fetch(request);
    },
    ...options,
  });

const idOf = (body: unknown): number => (body as { id: number }).id;
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 640, height: 480, channels: 3, background: '#486' } })
          .png()
          .toBuffer(),
      ),
    ],
    'North shore.png',
    { type: 'image/png' },
  );

describe('posts', () => {
  test('load across several pages without gaps or duplicates', async () => {
    const { body, headers } = await openRest().send({
      path: '/wp/v2/posts',
      query: { per_page: -1, _fields: 'id' },
      signal,
    });
    const ids = (body as { id: number }[]).map(({ id }) => id);
    expect(ids).toHaveLength(130);
    expect(new Set(ids).size).toBe(130);
    expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['130', '2']);
  });

  test('load from a plain permalink URL', async () => {
    const plain = openRest({ root: `${origin}/index.php?rest_route=/` });
    const { body } = await plain.send({ path: '/wp/v2/posts?per_page=-1&_fields=id', signal });
    expect(body).toHaveLength(130);
  });

  test('can be searched, and have HTML-escaped titles', async () => {
    const question = { path: '/wp/v2/posts', query: { search: 'note 1: ', _fields: 'title,meta' }, signal };
    const { body } = await openRest().send(question);
    expect(body).toEqual([{ title: { rendered: 'Field note 1: Mist &amp; frost' }, meta: [] }]);
  });

  test.each([
    ['posts?per_page=101', 'rest_invalid_param', 400],
    ['posts?per_page=many', 'rest_invalid_param', 400],
    ['posts?page=99', 'rest_post_invalid_page_number', 400],
    ['posts/999999', 'rest_post_invalid_id', 404],
    ['nothing', 'rest_no_route', 404],
    ['users/me', 'rest_not_logged_in', 401],
  ])('respond to the request %s with the error %s', async (path, restCode, status) => {
    await expect(openRest().send({ path: `/wp/v2/${path}`, signal })).rejects.toMatchObject({ restCode, status });
  });

  test.each([
    ['using `X-HTTP-Method-Override`', true],
    ['using real HTTP methods', false],
  ])('can be created, updated and deleted by the administrator %s', async (_name, hasMethodOverride) => {
    const admin = openAdmin({ hasMethodOverride });
    const id = await admin.request({ path: '/wp/v2/posts', data: { title: 'New <note>' }, signal }, idOf);
    const path = `/wp/v2/posts/${id}`;
    await expect(openRest().send({ path, signal })).rejects.toMatchObject({ restCode: 'rest_forbidden' });
    const changed = await admin.send({ path, method: 'PATCH', data: { status: 'publish' }, signal });
    expect(changed.body).toMatchObject({
      status: 'publish',
      title: { raw: 'New <note>', rendered: 'New &lt;note&gt;' },
    });
    await expect(openRest().send({ path, signal })).resolves.toMatchObject({ status: 200 });
    await expect(admin.send({ path, method: 'DELETE', signal })).resolves.toMatchObject({ body: { status: 'trash' } });
    await expect(admin.send({ path, method: 'DELETE', signal })).rejects.toMatchObject({ status: 410 });
    const gone = await admin.send({ path, method: 'DELETE', query: { force: true }, signal });
    expect(gone.body).toMatchObject({ deleted: true, previous: { id } });
  });

  test('cannot be created without a login or without a nonce', async () => {
    for (const rest of [openRest(), openAdmin({ nonce: undefined })]) {
      const asked = rest.send({ path: '/wp/v2/posts', data: { title: 'x' }, signal });
      await expect(asked).rejects.toMatchObject({ restCode: 'rest_cannot_create', status: 401 });
    }
  });

  test('reject an invalid status with an error for that parameter', async () => {
    const asked = openAdmin().send({ path: '/wp/v2/posts', data: { status: 'secret' }, signal });
    await expect(asked).rejects.toMatchObject({ parameters: new Map([['status', expect.any(String)]]) });
  });
});

describe('an expired nonce', () => {
  test('is renewed with the session cookie', async () => {
    const { body } = await openAdmin({ nonce: '0123456789' }).send({ path: '/wp/v2/users/me', signal });
    expect(body).toEqual({ id: 1, name: 'admin', slug: 'admin' });
  });

  test('does not prevent reading without a login', async () => {
    const visitor = openRest({ nonce: '0123456789', nonceUrl: `${origin}/wp-admin/admin-ajax.php?action=rest-nonce` });
    await expect(visitor.send({ path: '/wp/v2/posts', signal })).resolves.toMatchObject({ status: 200 });
  });
});

describe('uploading media', () => {
  test('creates a media item with alt text and resized files', async () => {
    const admin = openAdmin();
    const item = await admin.uploadMedia(
      { file: await picture(), alternativeText: 'A "shore"', signal },
      (body) =>
        body as {
          readonly id: number;
          readonly source_url: string;
          readonly alt_text: string;
          readonly media_details: {
            readonly width: number;
            readonly sizes: Readonly<Record<string, { readonly source_url: string }>>;
          };
        },
    );
    expect(item).toMatchObject({ alt_text: 'A "shore"', media_details: { width: 640, height: 480 } });
    expect(Object.keys(item.media_details.sizes)).toEqual(['medium', 'thumbnail']);
    const file = await fetch(item.media_details.sizes['thumbnail']?.source_url ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({ width: 150, height: 150 });
    await expect(admin.send({ path: `/wp/v2/media/${item.id}`, method: 'DELETE', signal })).rejects.toMatchObject({
      status: 501,
    });
  });

  test('succeeds after three server failures', async () => {
    const admin = openAdmin({ headers: { 'x-loggia-failures': '3' } });
    const { body } = await admin.uploadMedia({ file: await picture(), signal }, (found) => ({ body: found }));
    expect(body).toMatchObject({ media_details: { sizes: { medium: {}, thumbnail: {} } } });
  });

  test('deletes the media item if the server keeps failing', async () => {
    const before = await openRest().send({ path: '/wp/v2/media', signal });
    const admin = openAdmin({ headers: { 'x-loggia-failures': '50' } });
    await expect(admin.uploadMedia({ file: await picture(), signal }, idOf)).rejects.toMatchObject({
      restCode: 'post_process',
    });
    const after = await openRest().send({ path: '/wp/v2/media', signal });
    expect(after.headers.get('x-wp-total')).toBe(before.headers.get('x-wp-total'));
  });

  test('finds the uploaded file after a timeout instead of sending the file again', async () => {
    const headers = { 'x-loggia-fault': 'late=2000@/wp-json/wp/v2/media' };
    const file = new File([await picture()], 'Slow shore.png', { type: 'image/png' });
    const noResponseSinceMs = Date.now();
    const slow = openAdmin({ headers, writeTimeoutMs: 300 }).uploadMedia({ file, signal }, idOf);
    await expect(slow).rejects.toBeInstanceOf(NoResponseError);
    const count = async () =>
      Number((await openRest().send({ path: '/wp/v2/media', signal })).headers.get('x-wp-total'));
    const before = await count();
    const id = await openAdmin().uploadMedia({ file, signal, noResponseSinceMs }, idOf);
    expect(await count()).toBe(before);
    const found = await openRest().send({ path: `/wp/v2/media/${id}`, signal });
    expect(found.body).toMatchObject({ media_details: { file: 'Slow-shore.png' } });
  });

  test('rejects without a login or if the content is not an image', async () => {
    const upload = { file: await picture(), signal };
    await expect(openRest().uploadMedia(upload, idOf)).rejects.toMatchObject({ restCode: 'rest_cannot_create' });
    const script = new File(['<?php echo 1;'], 'x.png', { type: 'image/png' });
    await expect(openAdmin().uploadMedia({ file: script, signal }, idOf)).rejects.toMatchObject({
      restCode: 'rest_upload_unknown_error',
      status: 500,
    });
  });

  test.each([
    [{ 'Content-Type': 'image/png' }, 'rest_upload_no_content_disposition'],
    [{ 'Content-Type': 'image/png', 'Content-Disposition': 'attachment' }, 'rest_upload_invalid_disposition'],
  ])('requires a file name for raw bytes: %j', async (headers, restCode) => {
    const asked = openAdmin().send({ path: '/wp/v2/media', body: await picture(), headers, signal });
    await expect(asked).rejects.toMatchObject({ restCode, status: 400 });
  });

  test('accepts raw bytes with a file name', async () => {
    const headers = {
      'Content-Type': 'image/png',
      'Content-Disposition': 'attachment; filename="../../evil name.php"',
    };
    const { status, body } = await openAdmin().send({ path: '/wp/v2/media', body: await picture(), headers, signal });
    expect([status, body]).toMatchObject([201, { media_details: { file: 'evil-name.png' } }]);
  });
});

test('a truncated response rejects with an error', async () => {
  const rest = openRest({ headers: { 'x-loggia-fault': 'truncate' } });
  await expect(rest.send({ path: '/wp/v2/posts', signal })).rejects.toMatchObject({ code: 'brokenResponse' });
});

test('an HTML error page from a gateway rejects with its status', async () => {
  const rest = openRest({ headers: { 'x-loggia-fault': 'status=415' } });
  await expect(rest.send({ path: '/wp/v2/posts', data: {}, signal })).rejects.toMatchObject({
    status: 415,
    restCode: 'invalid_json',
  });
});
