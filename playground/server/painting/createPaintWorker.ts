import { Worker } from 'node:worker_threads';
import type { PaintAnswer, PaintOrder } from './PaintOrder.ts';
import type { Scene } from './Scene.ts';

export interface PaintWorker {
  /**
   * One painting at a time: not to be called before the last one has settled. An abort leaves it unfinished; it rejects with
   * the signal's reason as soon as the thread is free again.
   */
  paint(
    scene: Scene,
    size: { readonly width: number; readonly height: number },
    signal: AbortSignal,
  ): Promise<Uint8Array>;
  /** The thread ended or crashed; there is nobody left to paint. */
  readonly isGone: boolean;
  close(): void;
}

/** A thread that paints. It never keeps the process alive. `code`: of `paintWorker.ts`, bundled. */
export function createPaintWorker(code: string): PaintWorker {
  const worker = new Worker(code, { eval: true, execArgv: [] });
  let isGone = false;
  let settle: ((answer: PaintAnswer) => void) | null = null;
  const end = (error: unknown) => {
    isGone = true;
    settle?.({ type: 'failed', error });
  };
  worker.on('message', (answer: PaintAnswer) => settle?.(answer));
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread that paints has ended.')));
  // Last: a listener for messages holds the process again.
  worker.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  const tell = (order: PaintOrder) => worker.postMessage(order);

  return {
    get isGone() {
      return isGone;
    },
    paint: (scene, { width, height }, signal) =>
      new Promise((resolve, reject) => {
        const stop = () => tell({ type: 'stop' });
        settle = (answer) => {
          settle = null;
          signal.removeEventListener('abort', stop);
          if (answer.type === 'painted') resolve(answer.bytes);
          else reject(signal.aborted ? signal.reason : answer.error);
        };
        tell({ type: 'paint', scene, width, height });
        signal.addEventListener('abort', stop, { once: true });
      }),
    close: () => void worker.terminate(),
  };
}
