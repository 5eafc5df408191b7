import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { useGallery, useGalleryBrowser, type GalleryQuery, type UseGalleryBrowserOptions } from '@loggia/hooks';

const pageOf = (page: number) => ({ images: [{ id: `${page}`, url: `/${page}.jpg` }], page, pageCount: 3, total: 3 });
const gallery = { loadPage: async ({ page }: GalleryQuery) => pageOf(page) };
const backend = { gallery };
const initialPage = { ...pageOf(1), title: 'Harbour' };

function renderBrowser(options: Partial<UseGalleryBrowserOptions> = {}) {
  const { result } = renderHook(
    () => {
      const browser = useGalleryBrowser({ backend, initialPage, ...options });
      const { source, browsing, galleryLabels } = browser;
      const shown = useGallery({ source, initialPage, ...browsing.galleryOptions, labels: galleryLabels });
      return { ...browser, shown: shown.images.map(({ id }) => id) };
    },
    { wrapper: StrictMode },
  );
  return { now: () => result.current, perform: (action: () => unknown) => act(async () => void action()) };
}

afterEach(() => history.replaceState(null, '', location.pathname));

describe('useGalleryBrowser', () => {
  test('replaces the shown page and adds the page number to the URL', async () => {
    const { now, perform } = renderBrowser();
    expect([now().appends, now().shown]).toEqual([false, ['1']]);
    await perform(() => now().browsing.change({ page: 2 }));
    expect([now().shown, location.search]).toEqual([['2'], expect.stringContaining('2')]);
  });

  test.each(['button', 'scroll'] as const)('appends the next page with %j paging', async (paging) => {
    const { now, perform } = renderBrowser({ paging });
    await perform(() => now().browsing.change({ page: 2 }, 'appending'));
    expect([now().appends, now().shown]).toEqual([true, ['1', '2']]);
  });

  test('leaves the URL unchanged if `urlState` is false', async () => {
    const { now, perform } = renderBrowser({ urlState: false });
    await perform(() => now().browsing.change({ page: 2 }));
    expect([now().urlState, now().shown, location.search]).toEqual([undefined, ['2'], '']);
  });

  test('includes the gallery title in the search and pagination labels', () => {
    const { name, galleryLabels } = renderBrowser().now();
    expect([name, galleryLabels.pages]).toEqual(['Search Harbour', 'Pages of Harbour']);
    expect(renderBrowser({ title: 'Quay' }).now().name).toBe('Search Quay');
  });

  test('uses the custom empty message, except for a search without results', async () => {
    const { now, perform } = renderBrowser({ galleryLabels: { empty: 'Soon' } });
    expect(now().galleryLabels.empty).toBe('Soon');
    await perform(() => now().browsing.change({ search: 'lake' }));
    expect(now().galleryLabels.empty).toBe(now().labels.nothingFound);
  });
});
