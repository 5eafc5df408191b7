import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { thumbnailsLayout } from '@loggia/hooks/layout';
import {
  useAppendedPages,
  useBlog,
  useBrowsing,
  useBrowsingUrlState,
  useCaptionedThumbnails,
  useGallery,
  useMasonry,
  useJustified,
  usePaging,
  useSearch,
  useSort,
  useTagFilter,
  useThumbnails,
  useVideoList,
  useVirtualLayout,
  type GalleryQuery,
  type GrowingGallery,
  type UseVirtualLayoutResult,
} from '@loggia/hooks';
import { fakeImages } from '../../helpers/fakeLightbox.ts';
import { beginAt } from '../../helpers/visitHistory.ts';
import { createGetterReport, expectAsReported, type GetterReport } from '../createGetterReport.ts';
import { attach, perform } from '../handle.ts';

const startAddress = window.location.href;
beforeEach(() => beginAt('/photos?lang=de'));
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', startAddress);
});

const images = fakeImages(3);
const tags = [
  { id: 'sky', name: 'Sky' },
  { id: 'sea', name: 'Sea' },
];
const PAGING = ['first', 'previous', 'next', 'last'] as const;

const FIRST_PAGE = { images, page: 1, pageCount: 5, total: 60 };
const source = { loadPage: async ({ page }: GalleryQuery) => ({ ...FIRST_PAGE, page }) };

function useBrowser() {
  const address = useBrowsingUrlState();
  const browsing = useBrowsing(address);
  const gallery = useGallery({ source, initialPage: FIRST_PAGE, ...browsing.galleryOptions });
  return {
    address,
    browsing,
    search: useSearch(browsing, { urlState: address }),
    sort: useSort(browsing, { urlState: address }),
    filter: useTagFilter(browsing, { tags }),
    paging: usePaging(gallery, { urlState: address }),
  };
}

async function reportParts(report: GetterReport) {
  const { result } = renderHook(useBrowser);
  const now = () => result.current;
  const search = report.hook('useSearch');
  search.state('blank', now().search);
  await perform(() => now().search.setText('lake'));
  search.state('with a text', now().search);
  await perform(() => now().search.submit());
  report.hook('useBrowsing').state('after a search', now().browsing);

  const sort = report.hook('useSort');
  sort.state('as the gallery has it', now().sort);
  await perform(() => now().sort.setSort('date'));
  sort.state('by date', now().sort);

  const filter = report.hook('useTagFilter');
  const asked = { getTagProps: [{ tagId: 'sky' }, { tagId: 'sea', href: '?tag=sea' }] };
  filter.state('all tags', now().filter, asked);
  await perform(() => now().filter.setTagIds(['sky', 'sea']));
  filter.state('two tags', now().filter, asked);

  const paging = report.hook('usePaging');
  const links = { getLinkProps: PAGING.map((target) => ({ target })) };
  paging.state('on the first page', now().paging, links);
  await perform(() => now().browsing.change({ page: 2 }));
  paging.state('on the second page', now().paging, {
    getLinkProps: PAGING.map((target) => ({ target, hrefOf: (page: number) => `?page=${page}` })),
  });
}

function reportAppending(report: GetterReport) {
  const { state } = report.hook('useAppendedPages');
  const growing = { images, page: 1, pageCount: 2, error: null, goToPage: vi.fn(), containerRef: { current: null } };
  const { result, rerender } = renderHook(
    (gallery: Partial<GrowingGallery>) => useAppendedPages({ ...growing, status: 'ready', ...gallery }),
    { initialProps: {} },
  );
  state('with more to come', result.current);
  rerender({ status: 'refreshing' });
  state('with more on its way', result.current);
  rerender({ page: 2 });
  state('whole', result.current);
}

test('browsing', async () => {
  const report = createGetterReport('browsing');
  await reportParts(report);
  reportAppending(report);
  await expectAsReported(report);
});

const createLayout = (width: number) => thumbnailsLayout({ count: 3, width });

test('layout', async () => {
  const report = createGetterReport('layout');
  const sized = images.map((image) => ({ ...image, width: 300, height: 200 }));
  const asked = { getItemProps: [{ index: 0 }, { index: 2 }] };
  const views: readonly (readonly [string, (count: number) => UseVirtualLayoutResult])[] = [
    ['useVirtualLayout', (count) => useVirtualLayout({ count, createLayout })],
    ['useThumbnails', (count) => useThumbnails({ count })],
    ['useCaptionedThumbnails', (count) => useCaptionedThumbnails({ count, captionHeight: 40 })],
    ['useMasonry', (count) => useMasonry({ images: sized.slice(0, count) })],
    ['useJustified', (count) => useJustified({ images: sized.slice(0, count) })],
    ['useJustified of rows', (count) => useJustified({ images: sized.slice(0, count), direction: 'rows' })],
    ['useVideoList', () => useVideoList({ videos: [] })],
  ];
  for (const [name, useView] of views) {
    const { state } = report.hook(name);
    const { result, unmount } = renderHook(() => useView(3));
    state('in the flow of the page', result.current, asked);
    const list = document.createElement('ul');
    list.style.width = '1000px';
    document.body.append(list);
    await attach(result.current.getContainerProps(), list);
    state('measured', result.current, asked);
    await attach(result.current.getContainerProps(), null);
    list.remove();
    unmount();
  }
  const { state } = report.hook('useThumbnails: of a thousand');
  const long = renderHook(() => useThumbnails({ count: 1000 }));
  state('in the flow of the page', long.result.current, asked);
  await expectAsReported(report);
});

test('blog', async () => {
  const report = createGetterReport('blog');
  const { state } = report.hook('useBlog');
  const { result, rerender } = renderHook(({ count }) => useBlog({ count }), { initialProps: { count: 3 } });
  const asked = { getEntryProps: [{ index: 0 }, { index: 2 }] };
  state('of three entries', result.current, asked);
  rerender({ count: 1000 });
  state('of a thousand entries', result.current, asked);
  await expectAsReported(report);
});
