// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readBody } from '../../../playground/server/rest/readBody.ts';
import { readFormBody } from '../../../playground/server/rest/readFormBody.ts';

const PIECE = new Uint8Array(1000);

/** A request in pieces that says no length and never ends by itself. */
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

describe('the body of a request', () => {
  test('in pieces without a length is read to the limit and no further', async () => {
    const { request, read } = endless();
    expect(await readBody(request, 5000)).toBeNull();
    const { pieces, isEnded } = read();
    expect(isEnded).toBe(true);
    expect(pieces).toBeLessThan(10);
  });

  test('that says its length is refused unread', async () => {
    const { request, read } = endless();
    request.headers.set('content-length', '5001');
    expect(await readBody(request, 5000)).toBeNull();
    expect(read().pieces).toBeLessThan(2);
  });

  test('of just the limit is taken', async () => {
    expect(await readBody(post('x'.repeat(5000)), 5000)).toHaveLength(5000);
    expect(await readBody(new Request('http://cms.test/'), 5000)).toHaveLength(0);
  });
});

describe('the fields of a request', () => {
  test('are there with their files', async () => {
    const form = new FormData();
    form.append('name', 'Ann');
    form.append('note', new File(['a note'], 'note.txt'));
    const data = await readFormBody(post(form), 5000);
    expect(data?.get('name')).toBe('Ann');
    expect(data?.get('note')).toHaveProperty('size', 'a note'.length);
  });

  test('are none of another kind of body, and nothing at all of a body that is too large', async () => {
    const none = await readFormBody(post('{}'), 5000);
    expect(none && [...none]).toEqual([]);
    expect(await readFormBody(post(new URLSearchParams({ name: 'x'.repeat(5000) })), 5000)).toBeNull();
  });
});
