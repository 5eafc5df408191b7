import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { useLightbox, useLoadMore } from '@loggia/hooks';
import type { GalleryImage, NeedMoreDetails } from '@loggia/hooks';
import { photos } from '../lightbox/renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE = 6;
const ALL = photos(15);

/** A lightbox that begins with one page of fifteen, and whose page of the web answers when the test says so. */
function renderPaged({ isStrict = false, from = 0 } = {}) {
  const asked: (NeedMoreDetails & { answer(): Promise<void>; fail(error: unknown): Promise<void> })[] = [];
  const { result, unmount } = renderHook(
    () => {
      const [images, setImages] = useState<readonly GalleryImage[]>(ALL.slice(from, from + PAGE));
      const offset = ALL.findIndex(({ id }) => id === images[0]?.id);
      const lightbox = useLightbox({ images, offset, total: ALL.length, effect: 'none' });
      const onNeedMore = (details: NeedMoreDetails) =>
        new Promise<void>((resolve, reject) => {
          const answer = async () => {
            await act(async () => {
              const { edge, loaded } = details;
              const [first, end] = [details.offset, details.offset + loaded];
              setImages(edge === 'end' ? ALL.slice(first, end + PAGE) : ALL.slice(Math.max(0, first - PAGE), end));
              resolve();
            });
            settle();
          };
          asked.push({ ...details, answer, fail: (error) => act(async () => reject(error)) });
        });
      return { lightbox, more: useLoadMore(lightbox, { onNeedMore }) };
    },
    isStrict ? { wrapper: StrictMode } : {},
  );
  /** Every picture that is waited for loads, and changes come to their end. */
  const settle = () => {
    for (let round = 0; round < 4; round += 1) {
      act(() => {
        const { index, imageStatus } = result.current.lightbox;
        if (index !== -1 && imageStatus === 'loading') result.current.lightbox.reportImage(index, 'loaded');
        vi.advanceTimersByTime(200);
      });
    }
  };
  const openOn = (id: string) => {
    act(() => vi.advanceTimersByTime(1000));
    act(() => result.current.lightbox.open(id));
    settle();
  };
  const step = (way: 'next' | 'previous') => {
    act(() => result.current.lightbox[way]());
    settle();
  };
  return { result, asked, openOn, step, unmount };
}

describe('near the end of the loaded images', () => {
  test('more is asked for once, in time, and the visitor goes on from there', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-1');
    expect(asked).toHaveLength(0);
    step('next');
    expect(asked).toMatchObject([{ loaded: 6, signal: { aborted: false } }]);
    step('next');
    step('next');
    expect(asked).toHaveLength(1);
    expect(result.current.more).toMatchObject({ status: 'loading', isAwaited: false, message: '' });
    await asked[0]?.answer();
    expect(result.current.lightbox).toMatchObject({ index: 4, image: { id: 'photo-4' }, total: 15 });
    expect(result.current.lightbox.images).toHaveLength(12);
    expect(result.current.more.status).toBe('idle');
  });

  test('the place is told of the whole list, and nothing wraps before all of it is there', () => {
    const { result, openOn } = renderPaged();
    openOn('photo-0');
    expect(result.current.lightbox).toMatchObject({
      announcement: '1 of 15, Title 0',
      loop: false,
      hasPrevious: false,
    });
    expect(result.current.lightbox.getSlideProps({ index: 1 })['aria-label']).toBe('2 of 15');
  });

  test('a step past it waits, says so, and is made when the images are there', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-5');
    step('next');
    step('next');
    expect(result.current.lightbox).toMatchObject({ index: 5, hasNext: true, isSettled: false });
    expect(result.current.more).toMatchObject({ isAwaited: true, message: 'Loading more images…' });
    await asked[0]?.answer();
    expect(result.current.lightbox).toMatchObject({ index: 7, isSettled: true });
    expect(result.current.more.message).toBe('');
  });

  test('a step back gives up waiting, and goes back from the visible image', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-5');
    step('next');
    step('next');
    step('previous');
    expect(result.current.lightbox).toMatchObject({ index: 4, isSettled: true });
    await asked[0]?.answer();
    expect(result.current.lightbox.index).toBe(4);
  });

  test('an image that is there, even the one that is shown, gives up waiting', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-5');
    step('next');
    act(() => result.current.lightbox.goTo(5));
    expect(result.current.lightbox).toMatchObject({ index: 5, isSettled: true });
    await asked[0]?.answer();
    expect(result.current.lightbox.index).toBe(5);
  });

  test('once everything is there, the last leads to the first', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-5');
    await asked[0]?.answer();
    for (let count = 0; count < 6; count += 1) step('next');
    await asked[1]?.answer();
    expect(result.current.lightbox).toMatchObject({ index: 11, loop: true });
    for (let count = 0; count < 4; count += 1) step('next');
    expect(result.current.lightbox.index).toBe(0);
    expect(asked).toHaveLength(2);
  });

  test('StrictMode repeats a request that its first run cut off, and no more', () => {
    const { asked, openOn } = renderPaged({ isStrict: true });
    openOn('photo-5');
    expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
  });
});

describe('before the loaded images', () => {
  test('more is asked for near the first image, and the one that is shown keeps its place in the whole', async () => {
    const { result, asked, openOn, step } = renderPaged({ from: 9 });
    openOn('photo-13');
    expect(asked).toHaveLength(0);
    step('previous');
    expect(asked).toMatchObject([{ edge: 'start', loaded: 6, offset: 9 }]);
    expect(result.current.lightbox).toMatchObject({ index: 3, offset: 9, announcement: '13 of 15, Title 12' });
    await asked[0]?.answer();
    expect(result.current.lightbox).toMatchObject({ index: 9, offset: 3, announcement: '13 of 15, Title 12' });
  });

  test('a step waits, says so, and is made when the images are there', async () => {
    const { result, asked, openOn, step } = renderPaged({ from: 6 });
    openOn('photo-6');
    step('previous');
    step('previous');
    expect(result.current.lightbox).toMatchObject({ index: 0, hasPrevious: true, isSettled: false });
    expect(result.current.more.message).toBe('Loading more images…');
    await asked[0]?.answer();
    expect(result.current.lightbox).toMatchObject({ image: { id: 'photo-4' }, offset: 0, isSettled: true });
    expect(result.current.more.message).toBe('');
    step('next');
    expect(result.current.lightbox.image?.id).toBe('photo-5');
  });

  test('a failure there does not hold up the other edge, and one press tries again', async () => {
    const { result, asked, openOn, step } = renderPaged({ from: 5 });
    openOn('photo-7');
    expect(asked.map(({ edge }) => edge)).toEqual(['start', 'end']);
    await asked[0]?.fail(new HttpStatusError(500));
    await asked[1]?.answer();
    expect(result.current.lightbox.images).toHaveLength(10);
    expect(result.current.more).toMatchObject({ status: 'failed', message: 'More images could not be loaded.' });
    act(() => result.current.more.retry());
    expect(asked.at(-1)).toMatchObject({ edge: 'start', offset: 5 });
    await asked.at(-1)?.answer();
    step('previous');
    expect(result.current.more.error).toBeNull();
    expect(result.current.lightbox).toMatchObject({ image: { id: 'photo-6' }, loop: true, offset: 0 });
  });
});

describe('a failed load', () => {
  test('is reported, can be tried again, and loses no step', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-5');
    step('next');
    await asked[0]?.fail(new HttpStatusError(500));
    expect(result.current.more).toMatchObject({ status: 'failed', message: 'More images could not be loaded.' });
    expect(result.current.lightbox.index).toBe(5);
    act(() => result.current.more.retry());
    expect(asked).toHaveLength(2);
    await asked[1]?.answer();
    expect(result.current.lightbox.index).toBe(6);
    expect(result.current.more).toMatchObject({ error: null, message: '' });
  });

  test('for want of a network is tried again when it is back', async () => {
    const { result, asked, openOn } = renderPaged();
    openOn('photo-5');
    await asked[0]?.fail(new OfflineError());
    expect(result.current.more.message).toContain('offline');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current.more.status).toBe('loading');
    expect(asked).toHaveLength(2);
  });

  test('by an error of any kind is state, never a rejection', async () => {
    const { result, asked, openOn } = renderPaged();
    openOn('photo-5');
    await asked[0]?.fail(new TypeError('A bug.'));
    expect(result.current.more.error).toMatchObject({ code: 'unexpected', cause: new TypeError('A bug.') });
  });
});

describe('closing and leaving', () => {
  test.each(['close', 'unmount'] as const)('%s ends the request', (way) => {
    const { result, asked, openOn, unmount } = renderPaged();
    openOn('photo-5');
    if (way === 'unmount') unmount();
    else act(() => result.current.lightbox.close());
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('the next opening asks anew', () => {
    const { result, asked, openOn } = renderPaged();
    openOn('photo-5');
    act(() => result.current.lightbox.close());
    expect(result.current.more.status).toBe('idle');
    openOn('photo-5');
    expect(asked).toHaveLength(2);
  });
});
