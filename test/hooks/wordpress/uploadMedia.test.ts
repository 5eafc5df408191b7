// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { RestError, NoResponseError } from '@loggia/hooks/errors';
import { refusal, serveRest, type RestReply } from '../rest/serveRest.ts';

const { signal } = new AbortController();
const FILE = new File([new Uint8Array(300)], 'dusk.jpg', { type: 'image/jpeg' });
const DEAD: RestReply = [500, '<b>Fatal error</b>', { 'X-WP-Upload-Attachment-ID': '9' }];
const DEAD_AGAIN: RestReply = [500, '<b>Fatal error</b>'];
const ITEM: RestReply = [200, { id: 9 }];
const UPLOAD = 'POST /wp-json/wp/v2/media';
const PROCESS = 'POST /wp-json/wp/v2/media/9/post-process';
const DELETE = 'POST /wp-json/wp/v2/media/9?force=true';

const readId = (body: unknown): number => (body as { id: number }).id;

/** Returns the replies in order and repeats the last one. */
const inOrder =
  (...replies: readonly RestReply[]) =>
  (_request: unknown, count: number): RestReply =>
    replies[count - 1] ?? replies.at(-1) ?? ITEM;

describe('an upload', () => {
  test('is sent as multipart, with the file’s details', async () => {
    const { rest, seen } = serveRest(() => [201, { id: 9 }, { 'X-WP-Upload-Attachment-ID': '9' }]);
    const texts = { title: 'Dusk', alternativeText: 'Hills', caption: 'C', description: 'D', postId: '7' };
    await expect(rest.uploadMedia({ file: FILE, ...texts, signal }, readId)).resolves.toBe(9);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
    expect([...(seen[0]?.body.matchAll(/ name="([^"]+)"/g) ?? [])].map(([, name]) => name)).toEqual([
      'file',
      'title',
      'alt_text',
      'caption',
      'description',
      'post',
    ]);
    expect(seen[0]?.body).toContain('filename="dusk.jpg"');
  });

  test('uses the given name if the file has no name', async () => {
    const { rest, seen } = serveRest(() => ITEM);
    await rest.uploadMedia({ file: new Blob(['x']), fileName: 'ridge "one".png', signal }, readId);
    expect(seen[0]?.body).toContain('filename="ridge %22one%22.png"');
  });

  test('is completed by repeated processing requests after a server crash', async () => {
    const { rest, seen, lines } = serveRest(inOrder(DEAD, DEAD_AGAIN, DEAD_AGAIN, ITEM));
    const attempts: number[] = [];
    const onProcessingRetry = (attempt: number) => void attempts.push(attempt);
    await expect(rest.uploadMedia({ file: FILE, signal, onProcessingRetry }, readId)).resolves.toBe(9);
    expect(attempts).toEqual([1, 2, 3]);
    expect(lines()).toEqual([UPLOAD, PROCESS, PROCESS, PROCESS]);
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ action: 'create-image-subsizes' });
  });

  test('is deleted after five attempts, with an error', async () => {
    const { rest, seen, lines } = serveRest(inOrder(DEAD, DEAD_AGAIN));
    const upload = rest.uploadMedia({ file: FILE, signal }, readId);
    await expect(upload).rejects.toBeInstanceOf(RestError);
    await expect(upload).rejects.toMatchObject({
      restCode: 'post_process',
      status: 500,
      message: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
    });
    expect(lines()).toEqual([UPLOAD, ...Array.from({ length: 5 }, () => PROCESS), DELETE]);
    expect(seen.at(-1)?.headers.get('x-http-method-override')).toBe('DELETE');
  });

  test.each([
    ['a 5xx without the id', refusal(500, 'rest_upload_unknown_error', 'Wrong type.')],
    ['a 4xx with the id', [400, { code: 'odd', message: 'Odd.' }, { 'X-WP-Upload-Attachment-ID': '9' }] as RestReply],
    ['an invalid id', [500, '<b>dead</b>', { 'X-WP-Upload-Attachment-ID': '9/../1' }] as RestReply],
    ['a signed-out user', refusal(401, 'rest_cannot_create', 'No.')],
  ])('rejects with the server’s error for %s', async (_name, reply) => {
    const { rest, lines } = serveRest(() => reply);
    await expect(rest.uploadMedia({ file: FILE, signal }, readId)).rejects.toMatchObject({ status: reply[0] });
    expect(lines()).toEqual([UPLOAD]);
  });

  test('is not deleted if the parser rejects its item', async () => {
    const { rest, lines } = serveRest(inOrder(DEAD, ITEM));
    const upload = rest.uploadMedia({ file: FILE, signal }, () => {
      throw new Error('another shape');
    });
    await expect(upload).rejects.toMatchObject({ name: 'InvalidResponseError' });
    expect(lines()).toEqual([UPLOAD, PROCESS]);
  });

  test.each([
    ['a gateway timeout', [504, '<h1>Gateway Timeout</h1>'] as RestReply],
    ['a broken connection', 'break' as const],
  ])('is neither retried nor deleted after %s', async (_name, reply) => {
    const { rest, lines } = serveRest((_request, count) => {
      if (count === 1) return DEAD;
      if (reply === 'break') throw new TypeError('The connection broke.');
      return reply;
    });
    const upload = rest.uploadMedia({ file: FILE, signal }, readId);
    await expect(upload).rejects.toBeInstanceOf(NoResponseError);
    expect(lines()).toEqual([UPLOAD, PROCESS]);
  });

  test('keeps its item if the processing response is invalid', async () => {
    const { rest, lines } = serveRest(inOrder(DEAD, [200, 'Notice: {'], ITEM));
    await expect(rest.uploadMedia({ file: FILE, signal }, readId)).rejects.toMatchObject({ code: 'invalidResponse' });
    expect(lines()).toEqual([UPLOAD, PROCESS]);
  });

  test('may have arrived if the gateway times out', async () => {
    const { rest } = serveRest(() => [504, '<h1>Gateway Timeout</h1>']);
    await expect(rest.uploadMedia({ file: FILE, signal }, readId)).rejects.toBeInstanceOf(NoResponseError);
  });

  test('sends nothing more once aborted', async () => {
    const controller = new AbortController();
    const { rest, lines } = serveRest((_request, count) => {
      if (count === 2) controller.abort('left');
      return count === 1 ? DEAD : DEAD_AGAIN;
    });
    await expect(rest.uploadMedia({ file: FILE, signal: controller.signal }, readId)).rejects.toBe('left');
    expect(lines()).toEqual([UPLOAD, PROCESS]);
  });
});

describe('a retried upload whose first attempt got no response', () => {
  const sinceMs = Date.UTC(2026, 10, 25, 10, 0);
  const LIBRARY = 'GET /wp-json/wp/v2/media?context=edit&per_page=50&orderby=date&order=desc';
  const item = (own: object, details: object = {}) => ({
    id: 9,
    date_gmt: '2026-11-25T10:00:30',
    media_details: { file: '2026/11/dusk.jpg', filesize: 300, ...details },
    missing_image_sizes: [],
    ...own,
  });
  const again = async (items: unknown, file = FILE) => {
    const searches: boolean[] = [];
    const { rest, lines } = serveRest(({ method, path }) => {
      if (path.includes('?context=edit&per_page')) return items === 'refused' ? refusal(403, 'no') : [200, items];
      return method === 'POST' && !path.includes('/9') ? [201, { id: 10 }] : [200, { id: 9 }];
    });
    const onSearch = (isSearching: boolean) => void searches.push(isSearching);
    const id = await rest.uploadMedia({ file, signal, noResponseSinceMs: sinceMs, onSearch }, readId);
    return { id, searches, lines: lines() };
  };

  test('is not sent again if it has already arrived', async () => {
    expect(await again([item({})])).toEqual({
      id: 9,
      searches: [true, false],
      lines: [LIBRARY, 'GET /wp-json/wp/v2/media/9?context=edit'],
    });
  });

  test('is completed if it was only partially processed', async () => {
    const { id, lines } = await again([item({ missing_image_sizes: ['medium'] })]);
    expect([id, lines]).toEqual([9, [LIBRARY, PROCESS]]);
  });

  test.each([
    ['as in WordPress 6.9', item({}), 9],
    ['as in WordPress 7.1', item({ filename: 'dusk.jpg', filesize: 300, exif_orientation: 1 }), 9],
    ['with a numbered name', item({}, { file: '2026/11/dusk-1.jpg' }), 9],
    ['that was scaled down', item({}, { file: '2026/11/dusk-scaled.jpg', filesize: 200 }), 9],
    ['with another name', item({}, { file: '2026/11/dusk-and-dawn.jpg' }), 10],
    ['with another size', item({}, { filesize: 301 }), 10],
    ['that existed before', item({ date_gmt: '2026-11-25T09:00:00' }), 10],
    ['without a date', item({ date_gmt: null }), 10],
    ['with an invalid id', item({ id: '9/../1' }), 10],
    ['that is not an object', 'dusk.jpg', 10],
  ])('uses an existing item only if it matches: one %s', async (_name, found, id) => {
    expect((await again([found])).id).toBe(id);
  });

  test.each(['refused', { list: 'none' }])('is sent again if the library cannot be searched: %j', async (items) => {
    expect((await again(items)).lines).toEqual([LIBRARY, UPLOAD]);
  });
});
