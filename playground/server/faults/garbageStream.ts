import { createRandom } from '../createRandom.ts';

const CHUNK_BYTES = 64 * 1024;

/** Returns a stream of the given number of noise bytes, always the same. */
export function garbageStream(bytes: number): ReadableStream<Uint8Array> {
  const random = createRandom(bytes);
  const noise = Uint8Array.from({ length: CHUNK_BYTES }, () => Math.floor(random() * 256));
  let rest = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(rest, CHUNK_BYTES);
      if (size > 0) controller.enqueue(noise.slice(0, size));
      rest -= size;
      if (rest <= 0) controller.close();
    },
  });
}
