// @vitest-environment node
import type { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { readBody, readFormBody } from '../../../playground/server/rest/readBody.ts';
import { contactRoutes } from '../../../playground/site/contactRoutes.ts';
import { lawRoutes } from '../../../playground/site/law/lawRoutes.ts';
import { openTestCms } from './support/openTestCms.ts';

const PIECE = new Uint8Array(1000);

/** A streaming request without a length that never ends. */
function endless() {
  let pieces = 0;
  let isEnded = false;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      pieces += 1;
      stream.enqueue(PIECE);
    },
    cancel() {
      isEnded = true;
    },
  });
  const request = new Request('http://cms.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  return { request, read: () => ({ pieces, isEnded }) };
}
const post = (body: BodyInit) => new Request('http://cms.test/', { method: 'POST', body });

describe('readBody', () => {
  test('stops reading at the limit if there is no Content-Length', async () => {
    const { request, read } = endless();
    expect(await readBody(request, 5000)).toBeNull();
    const { pieces, isEnded } = read();
    expect(isEnded).toBe(true);
    expect(pieces).toBeLessThan(10);
  });

  test('rejects a body without reading it if its Content-Length exceeds the limit', async () => {
    const { request, read } = endless();
    request.headers.set('content-length', '5001');
    expect(await readBody(request, 5000)).toBeNull();
    expect(read().pieces).toBeLessThan(2);
  });

  test('accepts a body up to the limit', async () => {
    expect(await readBody(post('x'.repeat(5000)), 5000)).toHaveLength(5000);
    expect(await readBody(new Request('http://cms.test/'), 5000)).toHaveLength(0);
  });
});

describe('readFormBody', () => {
  test('includes files', async () => {
    const form = new FormData();
    form.append('name', 'Ann');
    form.append('note', new File(['a note'], 'note.txt'));
    const data = await readFormBody(post(form), 5000);
    expect(data?.get('name')).toBe('Ann');
    expect(data?.get('note')).toHaveProperty('size', 'a note'.length);
  });

  test('returns no fields for other content types, and null if the body is too large', async () => {
    const none = await readFormBody(post('{}'), 5000);
    expect(none && [...none]).toEqual([]);
    expect(await readFormBody(post(new URLSearchParams({ name: 'x'.repeat(5000) })), 5000)).toBeNull();
  });
});

describe('a route that accepts form data', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const MULTIPART = 'multipart/form-data; boundary=xyz';

  /** Sends a body that never ends, and returns the status and how much was read. */
  async function refusal(app: Hono, path: string, type: string, size?: number) {
    const { request, read } = endless();
    const headers = new Headers({ 'Content-Type': type });
    if (size !== undefined) headers.set('Content-Length', String(size));
    const { body } = request;
    const answer = await app.request(path, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    return { status: answer.status, ...read() };
  }
  function site(): Hono {
    const { app, contact } = openTestCms();
    const sendPage = () => Promise.reject(new Error('No page was to be answered.'));
    const files = { script: '/law.js', styles: [], preloads: [] };
    return app.route('/', contactRoutes(app, contact, sendPage)).route('/', lawRoutes(contact, files));
  }

  test.each([
    ['/wp-login.php', FORM, 64],
    ['/wp-admin/admin-ajax.php', FORM, 64],
    ['/checkout/', FORM, 64],
    ['/wp-forms/31/', MULTIPART, 4096],
    ['/contact', MULTIPART, 4096],
    ['/law', MULTIPART, 4096],
  ])('rejects a body that is too large with and without a Content-Length: %s', async (path, type, limitKiB) => {
    const app = site();
    const told = await refusal(app, path, type, 20_000_000);
    expect(told).toMatchObject({ status: 413 });
    expect(told.pieces).toBeLessThan(2);
    const untold = await refusal(app, path, type);
    expect(untold).toMatchObject({ status: 413, isEnded: true });
    expect(untold.pieces * PIECE.length).toBeLessThan((limitKiB + 16) * 1024);
  });
});
