import { Readable, pipeline } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';

/**
 * Compresses a document so that its first part, the head, is sent before the rest is available. A gzip stream would
 * otherwise buffer the head. Canceling the result cancels the document.
 */
export function gzipHeadFirst(content: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const gzip = createGzip();
  async function* flushAfterHead(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let isHead = true;
    for await (const part of parts) {
      yield part;
      // When the next part is requested, the previous one has been written.
      if (isHead) gzip.flush(constants.Z_SYNC_FLUSH);
      isHead = false;
    }
  }
  // Errors go to the reader of the compressed stream.
  pipeline(Readable.fromWeb(content as NodeStream<Uint8Array>), flushAfterHead, gzip, () => undefined);
  return Readable.toWeb(gzip) as ReadableStream<Uint8Array>;
}
