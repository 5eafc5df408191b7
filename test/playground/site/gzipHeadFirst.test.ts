// @vitest-environment node
import { constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipHeadFirst } from '../../../playground/site/document/gzipHeadFirst.ts';

const encode = (text: string) => new TextEncoder().encode(text);
/** Decompresses the part of a document received so far. */
const readSoFar = (bytes: readonly Uint8Array[]) =>
  gunzipSync(Buffer.concat(bytes), { finishFlush: constants.Z_SYNC_FLUSH }).toString();

test('gzipHeadFirst flushes the head before the rest of the document', async () => {
  let rest: ReadableStreamDefaultController<Uint8Array> | undefined;
  const document = new ReadableStream<Uint8Array>({
    start(controller) {
      rest = controller;
      controller.enqueue(encode('<head>the first picture</head>'));
    },
  });
  const reader = gzipHeadFirst(document).getReader();
  const bytes: Uint8Array[] = [];
  while (readSoFar(bytes) === '') bytes.push((await reader.read()).value ?? new Uint8Array());
  expect(readSoFar(bytes)).toBe('<head>the first picture</head>');

  rest?.enqueue(encode('<body>'));
  rest?.enqueue(encode('</body>'));
  rest?.close();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.push(value);
  }
  expect(gunzipSync(Buffer.concat(bytes)).toString()).toBe('<head>the first picture</head><body></body>');
});

test('canceling the compressed stream cancels the document', async () => {
  const ended = new Promise<void>((resolve) => {
    const document = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode('<head></head>')),
      cancel: () => resolve(),
    });
    void gzipHeadFirst(document).cancel();
  });
  await expect(ended).resolves.toBeUndefined();
});
