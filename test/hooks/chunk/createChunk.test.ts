// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createChunk } from '@loggia/hooks/chunk';
import { controlledChunk } from './controlledChunk.ts';

describe('code that is fetched late', () => {
  test('is not asked for before somebody wants it', () => {
    const fetchCode = vi.fn(async () => ({}));
    expect(createChunk(fetchCode).code).toBeUndefined();
    expect(fetchCode).not.toHaveBeenCalled();
  });

  test('is asked for once, however many want it', async () => {
    const { chunk, requestCount, arrive } = controlledChunk();
    const wanted = Promise.all([chunk.load(), chunk.load()]);
    arrive({ name: 'Map' });
    await expect(wanted).resolves.toEqual([{ name: 'Map' }, { name: 'Map' }]);
    await expect(chunk.load()).resolves.toBe(chunk.code);
    expect(requestCount()).toBe(1);
  });

  test('fails for everybody who waits, and is asked for again by the next one', async () => {
    const { chunk, requestCount, arrive, fail } = controlledChunk();
    const waiting = Promise.allSettled([chunk.load(), chunk.load()]);
    fail();
    await expect(waiting).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(requestCount()).toBe(1);
    const again = chunk.load();
    arrive();
    await expect(again).resolves.toEqual({ name: 'Map' });
    expect(requestCount()).toBe(2);
  });

  test('counts as failed when it throws before it is asked for', async () => {
    const chunk = createChunk(() => {
      throw new TypeError('blocked');
    });
    await expect(chunk.load()).rejects.toThrow('blocked');
  });
});

describe('a subscriber of a chunk', () => {
  test('is told once its code is there, and not of a failure', async () => {
    const { chunk, arrive, fail } = controlledChunk();
    const seen: unknown[] = [];
    chunk.subscribe(() => seen.push(chunk.code));
    const failed = chunk.load();
    fail();
    await expect(failed).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
    const loaded = chunk.load();
    arrive({ name: 'Map' });
    await loaded;
    expect(seen).toEqual([{ name: 'Map' }]);
  });

  test('is told nothing after the end', async () => {
    const { chunk, arrive } = controlledChunk();
    const [gone, staying] = [vi.fn(), vi.fn()];
    const leave = chunk.subscribe(gone);
    chunk.subscribe(staying);
    leave();
    const loaded = chunk.load();
    arrive();
    await loaded;
    expect(gone).not.toHaveBeenCalled();
    expect(staying).toHaveBeenCalledOnce();
  });
});
