// Runs in a thread of its own, so that the server answers others while it paints. One painting at a time.
import { parentPort } from 'node:worker_threads';
import type { PaintAnswer, PaintOrder } from './PaintOrder.ts';
import { paintScene } from './paintScene.ts';

let stopping = new AbortController();

async function paint(order: PaintOrder): Promise<void> {
  if (order.type === 'stop') return stopping.abort();
  stopping = new AbortController();
  const answer = await paintScene(order.scene, order, stopping.signal).then(
    (bytes): PaintAnswer => ({ type: 'painted', bytes }),
    (error: unknown): PaintAnswer => ({ type: 'failed', error }),
  );
  parentPort?.postMessage(answer, answer.type === 'painted' ? [answer.bytes.buffer as ArrayBuffer] : []);
}

parentPort?.on('message', paint);
