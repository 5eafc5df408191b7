// @vitest-environment node
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineError, NoResponseError } from '@loggia/hooks/errors';
import { watchSilence } from '../../../hooks/data/rest/engine/watchSilence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a slow response does not time out while data keeps arriving', async () => {
  const watch = watchSilence(new AbortController().signal, { limitMs: 1000 });
  for (let piece = 0; piece < 10; piece += 1) {
    vi.advanceTimersByTime(999);
    watch.restart();
  }
  expect(watch.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(watch.signal.reason).toBeInstanceOf(OfflineError);
  await expect(watch.fired).rejects.toBeInstanceOf(OfflineError);
});

test('the caller’s abort is passed on with its reason', async () => {
  const controller = new AbortController();
  const watch = watchSilence(controller.signal, { limitMs: 1000 });
  controller.abort('gone');
  expect(watch.signal.reason).toBe('gone');
  await expect(watch.fired).rejects.toBe('gone');
});

test('a released watch leaves no timers or listeners, and does not fire again', () => {
  const controller = new AbortController();
  const watch = watchSilence(controller.signal, { limitMs: 1000 });
  watch.release();
  expect(vi.getTimerCount()).toBe(0);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  watch.restart();
  expect(vi.getTimerCount()).toBe(0);
  controller.abort();
  expect(watch.signal.aborted).toBe(false);
});

test('waiting for the server’s processing has its own timeout, and fails as possibly delivered', async () => {
  const watch = watchSilence(new AbortController().signal, { limitMs: 1000 });
  watch.waitForWork(60_000);
  vi.advanceTimersByTime(59_999);
  expect(watch.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(watch.fired).rejects.toBeInstanceOf(NoResponseError);
});
