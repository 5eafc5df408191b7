import { Readable, pipeline } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';

/**
 * A document compressed so that its first part, the head, is on its way before the rest is there: a gzip stream keeps back what is
 * little. Who gives up reading ends the document, too.
 */
export function gzipHeadFirst(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const gzip = createGzip();
  async function* flushAfterHead(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let isHead = true;
    for await (const part of parts) {
      yield part;
      // Asked for the next one, it has written the last.
      if (isHead) gzip.flush(constants.Z_SYNC_FLUSH);
      isHead = false;
    }
  }
  // The reader of the compressed stream receives the failure.
  pipeline(Readable.fromWeb(content as NodeStream<Uint8Array>), flushAfterHead, gzip, () => undefined);
  return Readable.toWeb(gzip) as ReadableStream<Uint8Array>;
}
