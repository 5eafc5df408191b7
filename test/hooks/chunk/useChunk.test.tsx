import { act, render, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import type { MouseEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { useChunk } from '@loggia/hooks';
import type { UseChunkOptions } from '@loggia/hooks';
import { controlledChunk } from './controlledChunk.ts';

/** Follows a chunk, and answers its requests. */
function follow(initialProps: UseChunkOptions = {}, { strict = false } = {}) {
  const controlled = controlledChunk();
  const view = renderHook((options: UseChunkOptions) => useChunk(controlled.chunk, options), {
    initialProps,
    ...(strict ? { wrapper: StrictMode } : {}),
  });
  return {
    ...controlled,
    ...view,
    now: () => {
      const { code, hasFailed } = view.result.current;
      return { code, hasFailed };
    },
    retry: () => act(() => view.result.current.retry()),
    arrive: () => act(async () => controlled.arrive()),
    fail: () => act(async () => controlled.fail()),
    goOnline: () => act(async () => void window.dispatchEvent(new Event('online'))),
  };
}

const NOTHING_YET = { code: undefined, hasFailed: false };
const FAILED = { code: undefined, hasFailed: true };
const ARRIVED = { code: { name: 'Map' }, hasFailed: false };

describe('code that is wanted', () => {
  test.each([false, true])('is asked for once, and is there when it has come (strict: %s)', async (strict) => {
    const { now, arrive, requestCount } = follow({}, { strict });
    expect(now()).toEqual(NOTHING_YET);
    await arrive();
    expect(now()).toEqual(ARRIVED);
    expect(requestCount()).toBe(1);
  });

  test('is not asked for while it is not wanted', async () => {
    const { now, rerender, arrive, requestCount } = follow({ enabled: false });
    expect(requestCount()).toBe(0);
    rerender({ enabled: true });
    await arrive();
    expect(now()).toEqual(ARRIVED);
  });

  test('comes to everybody who follows it, also to who has not asked', async () => {
    const { chunk, now, arrive } = follow({ enabled: false });
    const loaded = chunk.load();
    await arrive();
    await loaded;
    expect(now()).toEqual(ARRIVED);
  });

  test('is there in the first render of who comes later', async () => {
    const { chunk, arrive } = follow();
    await arrive();
    const seen: unknown[] = [];
    renderHook(() => seen.push(useChunk(chunk)));
    expect(seen).toEqual([expect.objectContaining(ARRIVED)]);
  });
});

describe('code that cannot be had', () => {
  test.each([false, true])('is told, and asked for when the network is back (strict: %s)', async (strict) => {
    const { now, arrive, fail, goOnline, requestCount } = follow({}, { strict });
    await fail();
    expect(now()).toEqual(FAILED);
    await goOnline();
    expect(requestCount()).toBe(2);
    await fail();
    expect(now()).toEqual(FAILED);
    await goOnline();
    await arrive();
    expect(now()).toEqual(ARRIVED);
    expect(requestCount()).toBe(3);
  });

  test('is not asked for by a network that comes back once it is there, or where nobody wants it', async () => {
    const { rerender, arrive, fail, goOnline, requestCount } = follow();
    await fail();
    rerender({ enabled: false });
    await goOnline();
    expect(requestCount()).toBe(1);
    rerender({ enabled: true });
    await arrive();
    await goOnline();
    expect(requestCount()).toBe(2);
  });

  test('has failed for nobody who does not want it', async () => {
    const { now, rerender, fail } = follow();
    await fail();
    rerender({ enabled: false });
    expect(now()).toEqual(NOTHING_YET);
  });
});

describe('code that could not be had, and that a visitor wishes for', () => {
  test.each([false, true])('is asked for again, and has not failed meanwhile (strict: %s)', async (strict) => {
    const { now, rerender, arrive, fail, requestCount } = follow({ retryKey: null }, { strict });
    await fail();
    rerender({ retryKey: { imageId: '1' } });
    expect([now(), requestCount()]).toEqual([NOTHING_YET, 2]);
    await fail();
    expect(now()).toEqual(FAILED);
    rerender({ retryKey: { imageId: '1' } });
    expect([now(), requestCount()]).toEqual([NOTHING_YET, 3]);
    await arrive();
    expect(now()).toEqual(ARRIVED);
  });

  test('is asked for once a retry key, however often the page renders, and not when the key is taken back', async () => {
    const retryKey = { imageId: '1' };
    const { now, rerender, fail, requestCount } = follow({ retryKey });
    await fail();
    rerender({ retryKey });
    rerender({ retryKey: null });
    expect([now(), requestCount()]).toEqual([FAILED, 1]);
    rerender({ retryKey });
    expect(requestCount()).toBe(2);
  });

  test('is not asked for where it is not wanted', () => {
    const { rerender, requestCount } = follow({ enabled: false });
    rerender({ enabled: false, retryKey: {} });
    expect(requestCount()).toBe(0);
  });

  test('has failed when the request that was on its way fails, too', async () => {
    const { now, rerender, fail, requestCount } = follow({ retryKey: null });
    rerender({ retryKey: {} });
    await fail();
    expect([now(), requestCount()]).toEqual([FAILED, 1]);
  });
});

describe('code that could not be had, and that is tried again', () => {
  test.each([false, true])('is asked for, and has not failed meanwhile (strict: %s)', async (strict) => {
    const { now, retry, arrive, fail, requestCount } = follow({}, { strict });
    await fail();
    retry();
    expect([now(), requestCount()]).toEqual([NOTHING_YET, 2]);
    await fail();
    expect(now()).toEqual(FAILED);
    retry();
    await arrive();
    expect([now(), requestCount()]).toEqual([ARRIVED, 3]);
  });

  test('is asked for by a button that has the getter’s props, unless the caller’s handler prevents it', async () => {
    const { result, fail, requestCount } = follow();
    await fail();
    const press = (onClick: (event: MouseEvent) => void) => {
      const { unmount } = render(<button {...result.current.getRetryButtonProps({ onClick })}>Again</button>);
      act(() => document.querySelector('button')?.click());
      unmount();
    };
    press((event) => event.preventDefault());
    expect(requestCount()).toBe(1);
    press(() => undefined);
    expect(requestCount()).toBe(2);
  });

  test('is asked for once at a time, and not where it is there or not wanted', async () => {
    const { now, retry, rerender, arrive, fail, requestCount } = follow();
    await fail();
    rerender({ enabled: false });
    retry();
    expect(requestCount()).toBe(1);
    rerender({ enabled: true });
    retry();
    retry();
    expect(requestCount()).toBe(2);
    await arrive();
    retry();
    expect([now(), requestCount()]).toEqual([ARRIVED, 2]);
  });

  test('stays a failure meanwhile where that is kept', async () => {
    const { now, retry, fail, requestCount } = follow({ keepsFailure: true });
    await fail();
    retry();
    expect([now(), requestCount()]).toEqual([FAILED, 2]);
  });
});

describe('code that a handler asks for', () => {
  test('is asked for at once, and there for every subscriber, though nobody wanted it before', async () => {
    const { result, now, arrive, requestCount } = follow({ enabled: false });
    const loaded = result.current.load();
    expect(requestCount()).toBe(1);
    await arrive();
    await expect(loaded).resolves.toEqual({ name: 'Map' });
    expect(now()).toEqual(ARRIVED);
  });

  test('is nothing where it cannot be had, and is asked for again by the next press alone', async () => {
    const { result, now, fail, goOnline, requestCount } = follow({ enabled: false });
    const loaded = result.current.load();
    await fail();
    await expect(loaded).resolves.toBeUndefined();
    expect(now()).toEqual(NOTHING_YET);
    await goOnline();
    expect(requestCount()).toBe(1);
    void result.current.load();
    expect(requestCount()).toBe(2);
  });
});

test('a kept failure stays one for its viewers when the code has come', async () => {
  const { chunk, now, rerender, arrive, fail, goOnline } = follow({ keepsFailure: true });
  await fail();
  await goOnline();
  await arrive();
  expect(now()).toEqual({ ...ARRIVED, hasFailed: true });
  expect(renderHook(() => useChunk(chunk, { keepsFailure: true })).result.current).toMatchObject(ARRIVED);
  rerender({ keepsFailure: true, retryKey: {} });
  expect(now().hasFailed).toBe(true);
});

test('a page of a server is taken over as it is, also by a browser that has the code', async () => {
  const { chunk, arrive } = controlledChunk();
  const seen: unknown[] = [];
  function Map() {
    const { code } = useChunk(chunk);
    seen.push(code);
    return <p>{code?.name}</p>;
  }
  const loaded = chunk.load();
  arrive();
  await loaded;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Map />);
  expect(container.textContent).toBe('');
  seen.length = 0;
  const { unmount } = render(<Map />, { container, hydrate: true });
  expect(seen).toEqual([undefined, { name: 'Map' }]);
  expect(container.textContent).toBe('Map');
  unmount();
  container.remove();
});
