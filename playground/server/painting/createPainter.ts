import { createPaintWorker } from './createPaintWorker.ts';
import type { PaintWorker } from './createPaintWorker.ts';

/** `paintWorker.ts` as one piece of code, inserted by the bundler (playground/tools/bundlePaintWorker.mjs). */
declare const PAINT_WORKER_CODE: string;

export interface Painter {
  /**
   * Paints a scene at a size in pixels, three bytes a pixel. An abort ends it with the signal's reason. It rejects, too, when
   * its thread crashes; the next painting gets a new one.
   */
  readonly paint: PaintWorker['paint'];
  /** Ends all threads, and what they are painting. */
  close(): void;
}

/**
 * Paints outside the server's own thread, as many pictures side by side as are asked for: threads are started when they are
 * needed and kept. How many there may be is the caller's business.
 *
 * @param code of a thread. @default that of `paintWorker.ts`
 */
export function createPainter(code: string = PAINT_WORKER_CODE): Painter {
  const all = new Set<PaintWorker>();
  const free: PaintWorker[] = [];
  let isClosed = false;

  function start(): PaintWorker {
    const worker = createPaintWorker(code);
    all.add(worker);
    return worker;
  }

  return {
    async paint(scene, size, signal) {
      signal.throwIfAborted();
      if (isClosed) throw new Error('The server is closing.');
      const worker = free.pop() ?? start();
      try {
        return await worker.paint(scene, size, signal);
      } finally {
        if (worker.isGone) all.delete(worker);
        else free.push(worker);
      }
    },
    close() {
      isClosed = true;
      for (const worker of all) worker.close();
    },
  };
}
