// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createJobQueue } from '../../../playground/server/images/createJobQueue.ts';
import type { JobQueueOptions, Requester } from '../../../playground/server/images/createJobQueue.ts';

/** A queue of jobs that the test itself finishes. */
function openQueue(options: Partial<JobQueueOptions> = {}) {
  const queue = createJobQueue<string>({ concurrency: 1, backlog: 10, ...options });
  const finishers = new Map<string, (result: string | Error) => void>();
  /** Names in the order in which they were begun; with `-` those that were asked to make room. */
  const log: string[] = [];
  const ask = (key: string, requester: Requester = {}) => {
    const work = (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        log.push(key);
        finishers.set(key, (result) => (result instanceof Error ? reject(result) : resolve(result)));
        signal.addEventListener('abort', () => {
          log.push(`-${key}`);
          reject(signal.reason);
        });
      });
    const result = queue.request({ key, work, ...requester });
    // Most tests look at the log only.
    result.catch(() => undefined);
    return result;
  };
  const expectBegun = async (...keys: string[]) => {
    await expect.poll(() => log).toEqual(keys);
  };
  const finish = (key: string, result: string | Error = key) => finishers.get(key)?.(result);
  return { queue, ask, expectBegun, finish };
}

const BACKGROUND: Requester = { isInBackground: true };

describe('a job that visitors wait for', () => {
  test('runs with as many others at once as are allowed, and then the newest first', async () => {
    const { ask, expectBegun, finish } = openQueue({ concurrency: 2 });
    const results = ['a', 'b', 'c', 'd', 'e'].map((key) => ask(key));
    await expectBegun('a', 'b');
    finish('a');
    await expectBegun('a', 'b', 'e');
    finish('b');
    await expectBegun('a', 'b', 'e', 'd');
    finish('e');
    await expectBegun('a', 'b', 'e', 'd', 'c');
    finish('d');
    finish('c');
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('is newest again when somebody else asks for it', async () => {
    const { ask, expectBegun, finish } = openQueue();
    for (const key of ['a', 'b', 'c', 'b']) void ask(key);
    finish('a');
    await expectBegun('a', 'b');
  });

  test('is done once for all who ask at the same time, and anew for a later question', async () => {
    const { ask, expectBegun, finish } = openQueue();
    const results = [ask('a'), ask('a'), ask('a')];
    finish('a', 'first');
    expect(await Promise.all(results)).toEqual(['first', 'first', 'first']);
    const later = ask('a');
    await expectBegun('a', 'a');
    finish('a', 'second');
    expect(await later).toBe('second');
  });

  test('fails for those who wait for it, and for nobody else', async () => {
    const { ask, finish } = openQueue();
    const [failed, fine] = [ask('a'), ask('b')];
    finish('a', new Error('no'));
    await expect(failed).rejects.toThrow('no');
    finish('b');
    expect(await fine).toBe('b');
  });
});

describe('a visitor who goes away', () => {
  test('hears so at once, and the job is dropped before it has begun', async () => {
    const { ask, expectBegun, finish } = openQueue();
    const gone = new AbortController();
    void ask('a');
    const left = ask('b', { signal: gone.signal });
    void ask('c');
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    finish('a');
    await expectBegun('a', 'c');
    finish('c');
    await expectBegun('a', 'c');
  });

  test('takes nothing from another who wants the same', async () => {
    const { ask, expectBegun, finish } = openQueue();
    const gone = new AbortController();
    void ask('a');
    void ask('b', { signal: gone.signal });
    const stays = ask('b');
    gone.abort();
    finish('a');
    await expectBegun('a', 'b');
    finish('b');
    expect(await stays).toBe('b');
  });

  test('leaves a job that has begun to its end, unless it is in the way of the next', async () => {
    const { ask, expectBegun } = openQueue();
    const gone = new AbortController();
    void ask('a', { signal: gone.signal });
    gone.abort();
    await expectBegun('a');
    void ask('b');
    await expectBegun('a', '-a', 'b');
  });

  test('was gone before the request: nothing is begun', async () => {
    const { ask, expectBegun } = openQueue();
    await expect(ask('a', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    await expectBegun();
  });
});

describe('a job in the background', () => {
  test('waits until nobody waits for anything, and is done one at a time, the oldest first', async () => {
    const { ask, expectBegun, finish } = openQueue({ concurrency: 2 });
    void ask('a');
    for (const key of ['later 1', 'later 2', 'later 3']) void ask(key, BACKGROUND);
    await expectBegun('a');
    finish('a');
    await expectBegun('a', 'later 1');
    finish('later 1');
    await expectBegun('a', 'later 1', 'later 2');
  });

  test('makes room for a visitor at once, and is done again afterwards', async () => {
    const { ask, expectBegun, finish } = openQueue();
    const later = ask('later', BACKGROUND);
    void ask('a');
    await expectBegun('later', '-later', 'a');
    finish('a');
    await expectBegun('later', '-later', 'a', 'later');
    finish('later');
    expect(await later).toBe('later');
  });

  test('goes on when a visitor wants just that', async () => {
    const { ask, expectBegun, finish } = openQueue();
    void ask('later', BACKGROUND);
    const wanted = ask('later');
    void ask('a');
    await expectBegun('later');
    finish('later');
    expect(await wanted).toBe('later');
    await expectBegun('later', 'a');
  });

  test('is dropped, the oldest first, when there are too many', async () => {
    const { ask, expectBegun, finish } = openQueue({ backlog: 1 });
    void ask('a');
    const dropped = ask('later 1', BACKGROUND);
    void ask('later 2', BACKGROUND);
    await expect(dropped).rejects.toThrow('too much');
    finish('a');
    await expectBegun('a', 'later 2');
  });
});

test('a queue that is closed begins nothing, and keeps nobody waiting', async () => {
  const { queue, ask, expectBegun, finish } = openQueue();
  const results = [ask('a'), ask('b'), ask('later', BACKGROUND)];
  queue.close();
  for (const result of [...results, ask('c')]) await expect(result).rejects.toThrow('closing');
  finish('a');
  await expectBegun('a', '-a');
});
