import { act, render, renderHook } from '@testing-library/react-hooks';
import { StrictMode, type MouseEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { useChunk, type UseChunkOptions } from '@loggia/hooks';
import { controlledChunk } from './controlledChunk.ts';

/** Renders `useChunk` with a chunk whose requests are settled by the test. */
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

describe('useChunk', () => {
  test.each([false, true])('requests the chunk only once, and returns it when loaded (strict: %s)', async (strict) => {
    const { now, arrive, requestCount } = follow({}, { strict });
    expect(now()).toEqual(NOTHING_YET);
    await arrive();
    expect(now()).toEqual(ARRIVED);
    expect(requestCount()).toBe(1);
  });

  test('requests nothing while disabled', async () => {
    const { now, rerender, arrive, requestCount } = follow({ enabled: false });
    expect(requestCount()).toBe(0);
    rerender({ enabled: true });
    await arrive();
    expect(now()).toEqual(ARRIVED);
  });

  test('returns a chunk that another caller has loaded, even while disabled', async () => {
    const { chunk, now, arrive } = follow({ enabled: false });
    const loaded = chunk.load();
    await arrive();
    await loaded;
    expect(now()).toEqual(ARRIVED);
  });

  test('returns a loaded chunk in the first render', async () => {
    const { chunk, arrive } = follow();
    await arrive();
    const seen: unknown[] = [];
    renderHook(() => seen.push(useChunk(chunk)));
    expect(seen).toEqual([expect.objectContaining(ARRIVED)]);
  });
});

describe('useChunk after a failed load', () => {
  test.each([false, true])(
    'reports the failure and retries when the device is back online (strict: %s)',
    async (strict) => {
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
    },
  );

  test('does not retry online while disabled or once the chunk has loaded', async () => {
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

  test('reports no failure while disabled', async () => {
    const { now, rerender, fail } = follow();
    await fail();
    rerender({ enabled: false });
    expect(now()).toEqual(NOTHING_YET);
  });
});

describe('useChunk with a new `retryKey`', () => {
  test.each([false, true])(
    'loads the chunk again, reporting no failure in the meantime (strict: %s)',
    async (strict) => {
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
    },
  );

  test('loads the chunk once for each key, but not when the key is removed', async () => {
    const retryKey = { imageId: '1' };
    const { now, rerender, fail, requestCount } = follow({ retryKey });
    await fail();
    rerender({ retryKey });
    rerender({ retryKey: null });
    expect([now(), requestCount()]).toEqual([FAILED, 1]);
    rerender({ retryKey });
    expect(requestCount()).toBe(2);
  });

  test('does not load the chunk while disabled', () => {
    const { rerender, requestCount } = follow({ enabled: false });
    rerender({ enabled: false, retryKey: {} });
    expect(requestCount()).toBe(0);
  });

  test('reports the failure of an already pending request', async () => {
    const { now, rerender, fail, requestCount } = follow({ retryKey: null });
    rerender({ retryKey: {} });
    await fail();
    expect([now(), requestCount()]).toEqual([FAILED, 1]);
  });
});

describe('retrying a failed chunk', () => {
  test.each([false, true])(
    'loads the chunk again, reporting no failure in the meantime (strict: %s)',
    async (strict) => {
      const { now, retry, arrive, fail, requestCount } = follow({}, { strict });
      await fail();
      retry();
      expect([now(), requestCount()]).toEqual([NOTHING_YET, 2]);
      await fail();
      expect(now()).toEqual(FAILED);
      retry();
      await arrive();
      expect([now(), requestCount()]).toEqual([ARRIVED, 3]);
    },
  );

  test('works with the retry button props unless the caller prevents the click', async () => {
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

  test('sends one request at a time, and none while disabled or once loaded', async () => {
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

  test('keeps reporting the failure if `keepsFailure` is set', async () => {
    const { now, retry, fail, requestCount } = follow({ keepsFailure: true });
    await fail();
    retry();
    expect([now(), requestCount()]).toEqual([FAILED, 2]);
  });
});

describe('loading a chunk from a handler', () => {
  test('requests the chunk immediately and notifies subscribers, even while disabled', async () => {
    const { result, now, arrive, requestCount } = follow({ enabled: false });
    const loaded = result.current.load();
    expect(requestCount()).toBe(1);
    await arrive();
    await expect(loaded).resolves.toEqual({ name: 'Map' });
    expect(now()).toEqual(ARRIVED);
  });

  test('resolves with undefined on failure and does not retry when back online', async () => {
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

test('useChunk keeps reporting a failure after the chunk has loaded if `keepsFailure` is set', async () => {
  const { chunk, now, rerender, arrive, fail, goOnline } = follow({ keepsFailure: true });
  await fail();
  await goOnline();
  await arrive();
  expect(now()).toEqual({ ...ARRIVED, hasFailed: true });
  expect(renderHook(() => useChunk(chunk, { keepsFailure: true })).result.current).toMatchObject(ARRIVED);
  rerender({ keepsFailure: true, retryKey: {} });
  expect(now().hasFailed).toBe(true);
});

test('useChunk hydrates without the chunk, even if the chunk has already loaded', async () => {
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
