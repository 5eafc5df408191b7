import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { BrokenResponseError, HttpStatusError, MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { useGallery } from '@loggia/hooks';
import type { GalleryQuery, UseGalleryOptions } from '@loggia/hooks';
import { createDeferredSource, imageOf } from '../../helpers/createDeferredSource.ts';

const initialPage = { images: [imageOf('first')], page: 1, pageCount: 7 };

async function renderGallery(options: UseGalleryOptions) {
  const hook = renderHook((props: UseGalleryOptions) => useGallery(props), {
    initialProps: options,
    wrapper: StrictMode,
  });
  await act(async () => {});
  return {
    gallery: () => hook.result.current,
    shownIds: () => hook.result.current.images.map(({ id }) => id),
    unmount: hook.unmount,
    async rerender(next: UseGalleryOptions) {
      hook.rerender(next);
      await act(async () => {});
    },
  };
}

describe('a gallery from a source', () => {
  test('asks once for its first page, under StrictMode too, and shows it', async () => {
    const source = createDeferredSource();
    const { gallery, shownIds } = await renderGallery({ source });
    expect(source.requests).toHaveLength(1);
    expect(gallery()).toMatchObject({ status: 'loading', images: [] });
    await act(async () => source.last.answer());
    expect(gallery()).toMatchObject({ status: 'ready', page: 1, pageCount: 7, total: 7 });
    expect(shownIds()).toEqual(['p1']);
  });

  test('keeps the old page in sight while the next one loads', async () => {
    const source = createDeferredSource();
    const { gallery, shownIds } = await renderGallery({ source, initialPage });
    await act(async () => gallery().goToPage(2));
    expect(gallery()).toMatchObject({ status: 'refreshing', page: 1 });
    expect(shownIds()).toEqual(['first']);
    await act(async () => source.last.answer());
    expect(gallery()).toMatchObject({ status: 'ready', page: 2 });
  });

  test('returns the same result until something of it changes', async () => {
    const source = createDeferredSource();
    const { gallery, rerender } = await renderGallery({ source, initialPage });
    const before = gallery();
    await rerender({ source, initialPage, query: {}, onPageChange: () => undefined });
    expect(gallery()).toBe(before);
    await act(async () => gallery().goToPage(2));
    expect(gallery()).not.toBe(before);
  });

  test('shows the page that came with the HTML without asking', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source, initialPage });
    expect(gallery().status).toBe('ready');
    expect(source.requests).toHaveLength(0);
  });

  test('shows a page that the source has at hand in its first render, and asks for it no more', async () => {
    const source = createDeferredSource();
    const atHand = vi.fn((query: GalleryQuery) => ({
      images: [imageOf(`at-hand-${query.page}`)],
      page: query.page,
      pageCount: 7,
    }));
    const shown: string[][] = [];
    const { rerender } = renderHook(
      (page: number) => {
        const gallery = useGallery({
          source: Object.assign(source, { getInitialPage: atHand }),
          page,
          query: { search: 'boat' },
        });
        shown.push(gallery.images.map(({ id }) => id));
      },
      { initialProps: 3 },
    );
    expect(shown[0]).toEqual(['at-hand-3']);
    expect(atHand).toHaveBeenCalledWith({ search: 'boat', page: 3 });
    expect(source.requests).toHaveLength(0);
    rerender(4);
    await act(async () => {});
    expect(source.requests).toHaveLength(1);
  });

  test('asks for a page that the source has not at hand', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source: Object.assign(source, { getInitialPage: () => undefined }) });
    expect(gallery().status).toBe('loading');
    expect(source.requests).toHaveLength(1);
  });

  test('aborts the question that another one replaces, and a late answer never wins', async () => {
    const source = createDeferredSource();
    const { gallery, shownIds } = await renderGallery({ source, initialPage });
    await act(async () => gallery().goToPage(2));
    const slow = source.last;
    await act(async () => gallery().goToPage(3));
    expect(slow.signal.aborted).toBe(true);
    await act(async () => source.last.answer());
    await act(async () => slow.answer());
    expect(shownIds()).toEqual(['p3']);
  });

  test('takes its question back when the visitor returns to the page in sight', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source, initialPage });
    await act(async () => gallery().goToPage(2));
    await act(async () => gallery().goToPage(1));
    expect(source.last.signal.aborted).toBe(true);
    expect(source.requests).toHaveLength(1);
    expect(gallery()).toMatchObject({ status: 'ready', page: 1 });
  });

  test('aborts when it goes', async () => {
    const source = createDeferredSource();
    const { unmount } = await renderGallery({ source });
    unmount();
    expect(source.last.signal.aborted).toBe(true);
  });

  test('asks nothing while it is not enabled', async () => {
    const source = createDeferredSource();
    const { gallery, rerender } = await renderGallery({ source, enabled: false });
    expect(source.requests).toHaveLength(0);
    await rerender({ source });
    expect(source.requests).toHaveLength(1);
    await rerender({ source, enabled: false });
    expect(source.last.signal.aborted).toBe(true);
    expect(gallery().status).toBe('loading');
  });

  test('asks again when another source takes the place, and not because a source is written inline', async () => {
    const one = createDeferredSource();
    const other = createDeferredSource();
    const { rerender, shownIds } = await renderGallery({ source: one });
    await act(async () => one.last.answer());
    await rerender({ source: other });
    expect(shownIds()).toEqual(['p1']);
    await act(async () => other.last.answer({ images: [imageOf('other')] }));
    expect(shownIds()).toEqual(['other']);
    expect([one.requests.length, other.requests.length]).toEqual([1, 1]);
  });

  test('asks once of a source that is made anew in each render', async () => {
    const loadPage = vi.fn(async () => initialPage);
    const hook = renderHook(() => useGallery({ source: { loadPage } }));
    await act(async () => {});
    await act(async () => {});
    expect(hook.result.current.status).toBe('ready');
    expect(loadPage).toHaveBeenCalledTimes(1);
  });

  test('keeps a random order from page to page', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source });
    await act(async () => source.last.answer({ randomSeed: '0.42' }));
    expect(gallery().randomSeed).toBe('0.42');
    await act(async () => gallery().goToPage(2));
    expect(source.last.query).toMatchObject({ page: 2, randomSeed: '0.42' });
  });
});

describe('a failure', () => {
  test('keeps the shown page, and is asked for again on retry', async () => {
    const source = createDeferredSource();
    const { gallery, shownIds } = await renderGallery({ source, initialPage });
    await act(async () => gallery().goToPage(3));
    await act(async () => source.last.fail(new HttpStatusError(500)));
    expect(gallery()).toMatchObject({ status: 'failed', page: 1, message: 'The images could not be loaded.' });
    expect(shownIds()).toEqual(['first']);
    await act(async () => gallery().retry());
    expect(source.last.query.page).toBe(3);
    await act(async () => source.last.answer());
    expect(gallery()).toMatchObject({ status: 'ready', page: 3, error: null, message: '' });
  });

  test('is tried again by going to the same page', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source, initialPage });
    await act(async () => gallery().goToPage(3));
    await act(async () => source.last.fail(new HttpStatusError(500)));
    await act(async () => gallery().goToPage(3));
    expect(source.requests).toHaveLength(2);
  });

  test.each([
    [new OfflineError(), 'You are probably offline.'],
    [new BrokenResponseError(), 'The connection was lost before all of the images arrived.'],
  ])(
    'is reported for the network (%s), and tried again by itself once the device is online',
    async (failure, message) => {
      const source = createDeferredSource();
      const { gallery } = await renderGallery({ source });
      await act(async () => source.last.fail(failure));
      expect(gallery()).toMatchObject({ status: 'failed', message });
      await act(async () => window.dispatchEvent(new Event('online')));
      expect(gallery().status).toBe('loading');
      await act(async () => source.last.answer());
      expect(gallery().status).toBe('ready');
      await act(async () => window.dispatchEvent(new Event('online')));
      expect(source.requests).toHaveLength(2);
    },
  );

  test('waits for the visitor if it is of another kind', async () => {
    const source = createDeferredSource();
    await renderGallery({ source });
    await act(async () => source.last.fail(new HttpStatusError(403)));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(source.requests).toHaveLength(1);
  });

  test('says that the gallery is gone', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source });
    await act(async () => source.last.fail(new MissingContentError()));
    expect(gallery().message).toBe('This gallery is no longer available.');
  });

  test('ends in a state with its cause if the source has a defect', async () => {
    const defect = new TypeError('x is not a function');
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source });
    await act(async () => source.last.fail(defect));
    expect(gallery()).toMatchObject({ status: 'failed', error: { code: 'unexpected', cause: defect } });
  });
});

describe('a list that is already here', () => {
  const images = [imageOf('1'), imageOf('2')];

  test('is one page without paging, and wins over a source', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ images, source });
    expect(gallery()).toMatchObject({ status: 'ready', images, page: 1, pageCount: 1, total: 2 });
    expect(source.requests).toHaveLength(0);
  });

  test('is empty, in words', async () => {
    const { gallery } = await renderGallery({ images: [], labels: { empty: 'Nichts da.' } });
    expect(gallery()).toMatchObject({ status: 'empty', message: 'Nichts da.' });
  });

  test('gives each image a name', async () => {
    const { gallery } = await renderGallery({ images: [imageOf('7'), { id: '8', url: '/8.jpg' }] });
    expect([gallery().nameOf(0), gallery().nameOf(1)]).toEqual(['Title 7', 'Image 2']);
  });
});
