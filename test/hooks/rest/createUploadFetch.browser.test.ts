import { expect, test } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import type { UploadProgress } from '@loggia/hooks';
import { createExchange } from '../../../hooks/data/rest/engine/createExchange.ts';

/** The test server responds with status 404 and text. */
const NOWHERE = new URL('/nothing-is-here', location.href).href;
/** A port that browsers block. */
const CLOSED = 'http://127.0.0.1:9/';

function createForm(size = 200_000): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(size)]), 'picture.png');
  return form;
}

test('an upload returns its status and headers, and reports its progress', async () => {
  const progress: UploadProgress[] = [];
  const { status, headers } = await createExchange()(NOWHERE, {
    method: 'POST',
    body: createForm(),
    headers: { 'X-Mark': '1' },
    signal: new AbortController().signal,
    onUploadProgress: (told) => void progress.push(told),
  });
  expect(status).toBe(404);
  expect(headers.get('date') ?? headers.get('connection') ?? headers.get('content-length')).not.toBeNull();
  const last = progress.at(-1);
  expect(last?.sentBytes).toBe(last?.totalBytes);
  expect(last?.totalBytes).toBeGreaterThan(200_000);
});

test.each([false, true])('an upload that cannot be sent is an offline error (isWrite: %s)', async (isWrite) => {
  const { signal } = new AbortController();
  const upload = createExchange()(CLOSED, { method: 'POST', body: createForm(), isWrite, signal });
  await expect(upload).rejects.toBeInstanceOf(OfflineError);
});

test('an aborted upload rejects with the signal’s reason', async () => {
  const controller = new AbortController();
  const upload = createExchange()(NOWHERE, { method: 'POST', body: createForm(), signal: controller.signal });
  controller.abort('enough');
  await expect(upload).rejects.toBe('enough');
});
