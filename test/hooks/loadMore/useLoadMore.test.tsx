import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { useLightbox, useLoadMore, type GalleryImage, type NeedMoreDetails } from '@loggia/hooks';
import { photos } from '../lightbox/renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE = 6;
const ALL = photos(15);

/** A lightbox with one page of fifteen images. Tests settle each page request themselves. */
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
  /** Loads each pending image and lets transitions finish. */
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

describe('useLoadMore near the end of the loaded images', () => {
  test('requests more images once, before the last image is reached, without moving the current image', async () => {
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

  test('includes unloaded images in the count, and does not loop until all images are loaded', () => {
    const { result, openOn } = renderPaged();
    openOn('photo-0');
    expect(result.current.lightbox).toMatchObject({
      announcement: '1 of 15, Title 0',
      loop: false,
      hasPrevious: false,
    });
    expect(result.current.lightbox.getSlideProps({ index: 1 })['aria-label']).toBe('2 of 15');
  });

  test('queues a step past the last image, announces loading, and takes the step once images have loaded', async () => {
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

  test('cancels the queued step and moves back from the visible image if the user steps back', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-5');
    step('next');
    step('next');
    step('previous');
    expect(result.current.lightbox).toMatchObject({ index: 4, isSettled: true });
    await asked[0]?.answer();
    expect(result.current.lightbox.index).toBe(4);
  });

  test('cancels the queued step when the user navigates to a loaded image, even the current one', async () => {
    const { result, asked, openOn, step } = renderPaged();
    openOn('photo-5');
    step('next');
    act(() => result.current.lightbox.goTo(5));
    expect(result.current.lightbox).toMatchObject({ index: 5, isSettled: true });
    await asked[0]?.answer();
    expect(result.current.lightbox.index).toBe(5);
  });

  test('loops from the last image to the first once all images are loaded', async () => {
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

  test('sends a single request in StrictMode', () => {
    const { asked, openOn } = renderPaged({ isStrict: true });
    openOn('photo-5');
    expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
  });
});

describe('useLoadMore before the first loaded image', () => {
  test('requests earlier images, and keeps the overall position of the current image', async () => {
    const { result, asked, openOn, step } = renderPaged({ from: 9 });
    openOn('photo-13');
    expect(asked).toHaveLength(0);
    step('previous');
    expect(asked).toMatchObject([{ edge: 'start', loaded: 6, offset: 9 }]);
    expect(result.current.lightbox).toMatchObject({ index: 3, offset: 9, announcement: '13 of 15, Title 12' });
    await asked[0]?.answer();
    expect(result.current.lightbox).toMatchObject({ index: 9, offset: 3, announcement: '13 of 15, Title 12' });
  });

  test('queues a step back, announces loading, and takes the step once images have loaded', async () => {
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

  test('keeps loading at the other edge after a failure, and retries on demand', async () => {
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

describe('a failed request for more images', () => {
  test('is reported, can be retried, and keeps the queued step', async () => {
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

  test('is retried when the connection is restored', async () => {
    const { result, asked, openOn } = renderPaged();
    openOn('photo-5');
    await asked[0]?.fail(new OfflineError());
    expect(result.current.more.message).toContain('offline');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current.more.status).toBe('loading');
    expect(asked).toHaveLength(2);
  });

  test('exposes an unknown error in its state instead of rejecting', async () => {
    const { result, asked, openOn } = renderPaged();
    openOn('photo-5');
    await asked[0]?.fail(new TypeError('A bug.'));
    expect(result.current.more.error).toMatchObject({ code: 'unexpected', cause: new TypeError('A bug.') });
  });
});

describe('a pending request for more images', () => {
  test.each(['close', 'unmount'] as const)('is aborted on %s', (way) => {
    const { result, asked, openOn, unmount } = renderPaged();
    openOn('photo-5');
    if (way === 'unmount') unmount();
    else act(() => result.current.lightbox.close());
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test('is replaced by a new request when the lightbox is reopened', () => {
    const { result, asked, openOn } = renderPaged();
    openOn('photo-5');
    act(() => result.current.lightbox.close());
    expect(result.current.more.status).toBe('idle');
    openOn('photo-5');
    expect(asked).toHaveLength(2);
  });
});
