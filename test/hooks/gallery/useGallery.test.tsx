import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { BrokenResponseError, HttpStatusError, MissingContentError, OfflineError } from '@loggia/hooks/errors';
import { useGallery, type GalleryQuery, type UseGalleryOptions } from '@loggia/hooks';
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

describe('useGallery with a source', () => {
  test('requests the first page once in StrictMode, then shows it', async () => {
    const source = createDeferredSource();
    const { gallery, shownIds } = await renderGallery({ source });
    expect(source.requests).toHaveLength(1);
    expect(gallery()).toMatchObject({ status: 'loading', images: [] });
    await act(async () => source.last.answer());
    expect(gallery()).toMatchObject({ status: 'ready', page: 1, pageCount: 7, total: 7 });
    expect(shownIds()).toEqual(['p1']);
  });

  test('keeps the old page while the next one loads', async () => {
    const source = createDeferredSource();
    const { gallery, shownIds } = await renderGallery({ source, initialPage });
    await act(async () => gallery().goToPage(2));
    expect(gallery()).toMatchObject({ status: 'refreshing', page: 1 });
    expect(shownIds()).toEqual(['first']);
    await act(async () => source.last.answer());
    expect(gallery()).toMatchObject({ status: 'ready', page: 2 });
  });

  test('returns the same object until one of its values changes', async () => {
    const source = createDeferredSource();
    const { gallery, rerender } = await renderGallery({ source, initialPage });
    const before = gallery();
    await rerender({ source, initialPage, query: {}, onPageChange: () => undefined });
    expect(gallery()).toBe(before);
    await act(async () => gallery().goToPage(2));
    expect(gallery()).not.toBe(before);
  });

  test('shows the initial page without requesting it', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source, initialPage });
    expect(gallery().status).toBe('ready');
    expect(source.requests).toHaveLength(0);
  });

  test('shows a page from `getInitialPage` in the first render, without a request', async () => {
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

  test('requests a page that `getInitialPage` does not return', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source: Object.assign(source, { getInitialPage: () => undefined }) });
    expect(gallery().status).toBe('loading');
    expect(source.requests).toHaveLength(1);
  });

  test('aborts a replaced request and ignores its late response', async () => {
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

  test('aborts the request when the user returns to the shown page', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source, initialPage });
    await act(async () => gallery().goToPage(2));
    await act(async () => gallery().goToPage(1));
    expect(source.last.signal.aborted).toBe(true);
    expect(source.requests).toHaveLength(1);
    expect(gallery()).toMatchObject({ status: 'ready', page: 1 });
  });

  test('aborts the request on unmount', async () => {
    const source = createDeferredSource();
    const { unmount } = await renderGallery({ source });
    unmount();
    expect(source.last.signal.aborted).toBe(true);
  });

  test('requests nothing while disabled', async () => {
    const source = createDeferredSource();
    const { gallery, rerender } = await renderGallery({ source, enabled: false });
    expect(source.requests).toHaveLength(0);
    await rerender({ source });
    expect(source.requests).toHaveLength(1);
    await rerender({ source, enabled: false });
    expect(source.last.signal.aborted).toBe(true);
    expect(gallery().status).toBe('loading');
  });

  test('requests the page from a new source and keeps the old page until it arrives', async () => {
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

  test('sends one request to a source that is recreated on each render', async () => {
    const loadPage = vi.fn(async () => initialPage);
    const hook = renderHook(() => useGallery({ source: { loadPage } }));
    await act(async () => {});
    await act(async () => {});
    expect(hook.result.current.status).toBe('ready');
    expect(loadPage).toHaveBeenCalledTimes(1);
  });

  test('keeps a random order across pages', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source });
    await act(async () => source.last.answer({ randomSeed: '0.42' }));
    expect(gallery().randomSeed).toBe('0.42');
    await act(async () => gallery().goToPage(2));
    expect(source.last.query).toMatchObject({ page: 2, randomSeed: '0.42' });
  });
});

describe('a failed gallery request', () => {
  test('keeps the shown page and is sent again on retry', async () => {
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

  test('is sent again when the user goes to the same page', async () => {
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
  ])('reports a network failure (%s) and is retried when the device is back online', async (failure, message) => {
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
  });

  test('is not retried automatically after any other error', async () => {
    const source = createDeferredSource();
    await renderGallery({ source });
    await act(async () => source.last.fail(new HttpStatusError(403)));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(source.requests).toHaveLength(1);
  });

  test('reports that the gallery is no longer available', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source });
    await act(async () => source.last.fail(new MissingContentError()));
    expect(gallery().message).toBe('This gallery is no longer available.');
  });

  test('exposes an unexpected error with its cause', async () => {
    const defect = new TypeError('x is not a function');
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ source });
    await act(async () => source.last.fail(defect));
    expect(gallery()).toMatchObject({ status: 'failed', error: { code: 'unexpected', cause: defect } });
  });
});

describe('useGallery with a list', () => {
  const images = [imageOf('1'), imageOf('2')];

  test('returns a single page and ignores the source', async () => {
    const source = createDeferredSource();
    const { gallery } = await renderGallery({ images, source });
    expect(gallery()).toMatchObject({ status: 'ready', images, page: 1, pageCount: 1, total: 2 });
    expect(source.requests).toHaveLength(0);
  });

  test('shows a custom message if the list is empty', async () => {
    const { gallery } = await renderGallery({ images: [], labels: { empty: 'Nichts da.' } });
    expect(gallery()).toMatchObject({ status: 'empty', message: 'Nichts da.' });
  });

  test('names each image by its title or number', async () => {
    const { gallery } = await renderGallery({ images: [imageOf('7'), { id: '8', url: '/8.jpg' }] });
    expect([gallery().nameOf(0), gallery().nameOf(1)]).toEqual(['Title 7', 'Image 2']);
  });
});
