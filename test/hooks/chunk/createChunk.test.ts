// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { createChunk } from '@loggia/hooks/chunk';
import { controlledChunk } from './controlledChunk.ts';

describe('createChunk', () => {
  test('does not load the chunk on creation', () => {
    const fetchCode = vi.fn(async () => ({}));
    expect(createChunk(fetchCode).code).toBeUndefined();
    expect(fetchCode).not.toHaveBeenCalled();
  });

  test('loads the chunk once for all callers', async () => {
    const { chunk, requestCount, arrive } = controlledChunk();
    const wanted = Promise.all([chunk.load(), chunk.load()]);
    arrive({ name: 'Map' });
    await expect(wanted).resolves.toEqual([{ name: 'Map' }, { name: 'Map' }]);
    await expect(chunk.load()).resolves.toBe(chunk.code);
    expect(requestCount()).toBe(1);
  });

  test('rejects all pending loads on failure, and loads again on the next call', async () => {
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

  test('rejects if the loader throws synchronously', async () => {
    const chunk = createChunk(() => {
      throw new TypeError('blocked');
    });
    await expect(chunk.load()).rejects.toThrow('blocked');
  });
});

describe('a chunk subscriber', () => {
  test('is notified when the chunk has loaded, but not when loading fails', async () => {
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

  test('is not notified after unsubscribing', async () => {
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
