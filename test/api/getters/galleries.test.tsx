import { afterEach, beforeEach, test, vi } from 'vitest';
import { createChunk } from '@loggia/hooks/chunk';
import { thumbnailsLayout } from '@loggia/hooks/layout';
import type { ElementProps } from '@loggia/hooks/shared';
import { useAnchored } from '@loggia/hooks/anchored';
import {
  useAlbum,
  useAlbumDescription,
  useAppendedPages,
  useBlog,
  useBrowsing,
  useBrowsingUrlState,
  useCaptionedThumbnails,
  useCarousel,
  useChunk,
  useFeatureCarousel,
  useGallery,
  useImageAspectRatio,
  useImageBrowser,
  useImageFailure,
  useImageProtection,
  useInlineFilmstrip,
  useInlinePlayback,
  useInlineSlideshow,
  useJustified,
  useMasonry,
  usePaging,
  useScrollArea,
  useSearch,
  useSlideshowMusic,
  useSort,
  useTagFilter,
  useThumbnails,
  useVideoList,
  useVirtualLayout,
  useWatermark,
  type GrowingGallery,
  type UseCarouselOptions,
  type UseGalleryOptions,
  type UseImageBrowserOptions,
  type UseInlineFilmstripOptions,
  type UseInlineSlideshowOptions,
  type UseVirtualLayoutResult,
  type Watermark,
} from '@loggia/hooks';
import { fakeImages } from '../../helpers/fakeLightbox.ts';
import { beginAt } from '../../helpers/visitHistory.ts';
import { createGetterReport, expectAsReported, type GetterReport } from '../createGetterReport.ts';
import { attach, pass, press, tell } from '../handle.ts';

const startUrl = window.location.href;
beforeEach(() => {
  vi.useFakeTimers();
  beginAt('/photos?lang=de');
});
afterEach(() => window.history.replaceState(null, '', startUrl));

const images = fakeImages(3);
const indexes = [{ index: 0 }, { index: 2 }];
const pages = { getPageLinkProps: [{ page: 0 }, { page: 1 }] };
const never = () => new Promise<never>(() => {});

async function reportGalleries({ hook }: GetterReport) {
  await hook('useGallery').states(
    (options: UseGalleryOptions) => useGallery(options),
    {
      loading: { source: { loadPage: never } },
      empty: { images: [] },
      disabled: { images, enabled: false },
    },
    pages,
  );
  await hook('useImageBrowser').states(
    (options: UseImageBrowserOptions) => useImageBrowser(useGallery({ images }), options),
    { 'first image': { page: 1 } },
    pages,
  );
  await hook('useBlog').states(
    useBlog,
    { 'three entries': { count: 3 }, 'a thousand entries': { count: 1000 } },
    { getEntryProps: indexes },
  );
  await hook('useImageFailure').states(() => useImageFailure('/1.jpg'), { loading: {} });
  await hook('useImageAspectRatio').states(() => useImageAspectRatio({ url: '/1.jpg' }), { unknown: {} });
  await hook('useImageProtection').states(useImageProtection, { enabled: {} });
  await hook('useScrollArea').states(useScrollArea, { 'no overflow': { label: 'Comments' } });
  await hook('useAnchored').states(useAnchored, {
    hidden: { anchorElement: document.body },
    positioned: ({ getAnchoredProps }) => attach(getAnchoredProps(), document.createElement('div')),
  });
  const chunk = createChunk(never);
  await hook('useChunk').states(() => useChunk(chunk), { loading: {} });
}

async function reportAlbums({ hook }: GetterReport) {
  const cover = { url: '/lake.jpg' };
  const entry = { kind: 'gallery', id: '7', title: 'Lakes', cover } as const;
  const album = { entries: [entry], page: 1, pageCount: 2, title: 'Top' };
  const path = [{ kind: 'album', id: '1', title: 'Top', page: 1 }] as const;
  const source = { rootId: '1', loadAlbum: never, openGallery: vi.fn() };
  const given = { getEntryLinkProps: { entry }, getCrumbLinkProps: { depth: 0 }, ...pages };
  for (const [state, initialLevel] of Object.entries({ loading: undefined, loaded: { path, album } }))
    await hook('useAlbum').states(
      () => useAlbum({ source, baseHref: '/albums', initialLevel }),
      { [state]: {} },
      given,
    );
  await hook('useAlbumDescription').states(useAlbumDescription, {
    collapsed: { text: 'word '.repeat(100) },
    expanded: ({ getButtonProps }) => press(getButtonProps()),
  });
}

async function reportLayouts({ hook }: GetterReport) {
  const createLayout = (width: number) => thumbnailsLayout({ count: 3, width });
  const sized = images.map((image) => ({ ...image, width: 300, height: 200 }));
  const list = document.createElement('ul');
  list.style.width = '1000px';
  document.body.append(list);
  const layouts: Readonly<Record<string, () => UseVirtualLayoutResult>> = {
    useVirtualLayout: () => useVirtualLayout({ count: 3, createLayout }),
    useThumbnails: () => useThumbnails({ count: 3 }),
    'useThumbnails, a thousand images': () => useThumbnails({ count: 1000 }),
    useCaptionedThumbnails: () => useCaptionedThumbnails({ count: 3, captionHeight: 40 }),
    useMasonry: () => useMasonry({ images: sized }),
    useJustified: () => useJustified({ images: sized }),
    useVideoList: () => useVideoList({ videos: [] }),
  };
  for (const [name, useLayout] of Object.entries(layouts)) {
    let container: ElementProps<'ul'> = {};
    const measure = ({ getContainerProps }: UseVirtualLayoutResult) => {
      container = getContainerProps();
      return attach(container, list);
    };
    await hook(name).states(useLayout, { 'not measured': {}, measured: measure }, { getItemProps: { index: 2 } });
    await attach(container, null);
  }
  list.remove();
}

async function reportBrowsing({ hook }: GetterReport) {
  const useBrowser = () => ({ urlState: useBrowsingUrlState(), ...useBrowsing() });
  await hook('useBrowsing').states(() => useBrowsing(), { initial: {} });
  await hook('useSearch').states(
    () => {
      const { urlState, ...browsing } = useBrowser();
      return useSearch(browsing, { urlState });
    },
    { empty: {}, 'with text': ({ setText }) => setText('lake') },
  );
  await hook('useSort').states(
    () => {
      const { urlState, ...browsing } = useBrowser();
      return useSort(browsing, { urlState });
    },
    { default: {}, 'by date': ({ setSort }) => setSort('date') },
  );
  const tags = [{ id: 'sky', name: 'Sky' }];
  await hook('useTagFilter').states(
    () => useTagFilter(useBrowsing(), { tags }),
    { 'all tags': {}, 'one tag': ({ setTagIds }) => setTagIds(['sky']) },
    { getTagProps: [{ tagId: 'sky' }, { tagId: 'sea', href: '?tag=sea' }] },
  );
  const hrefOf = (page: number) => `?page=${page}`;
  await hook('usePaging').states(
    (initialPage: { readonly page: number }) => {
      const gallery = useGallery({
        source: { loadPage: never },
        initialPage: { images, pageCount: 5, ...initialPage },
      });
      return usePaging(gallery, { urlState: useBrowsingUrlState() });
    },
    { 'first page': { page: 1 } },
    { getLinkProps: [{ target: 'first' }, { target: 'next' }, { target: 'last', hrefOf }] },
  );
  const growing = { images, page: 1, pageCount: 2, error: null, goToPage: vi.fn(), containerRef: { current: null } };
  await hook('useAppendedPages').states(
    (gallery: Partial<GrowingGallery>) => useAppendedPages({ ...growing, status: 'ready', ...gallery }),
    { 'more pages': {}, loading: { status: 'refreshing' }, 'last page': { page: 2 } },
  );
}

async function reportCarousels({ hook }: GetterReport) {
  const given = { getSlideProps: indexes, getDotProps: [{ page: 0 }, { page: 1 }] };
  const options = { label: 'Alps', count: 5, dots: true, playButton: true };
  const goOn = async ({ next }: { next(): void }) => {
    next();
    await pass(10_000);
  };
  await hook('useCarousel').states(
    (own: Partial<UseCarouselOptions>) => useCarousel({ ...options, ...own }),
    {
      'first slide': {},
      'second slide': goOn,
      playing: ({ slideshow }) => slideshow.play(),
      'two at a time': { items: 2, gap: 10, loop: true, effect: 'fade' },
      disabled: { enabled: false },
    },
    given,
  );
  await hook('useCarousel: slideshow').states(() => useCarousel(options).slideshow, {
    paused: {},
    playing: ({ play }) => play(),
  });
  await hook('useFeatureCarousel').states(
    () => useFeatureCarousel(options),
    { 'first slide': {}, 'second slide': goOn },
    { ...given, getContentProps: indexes },
  );
}

async function reportInlineSlideshows({ hook }: GetterReport) {
  const options = { images, label: 'Alps', effect: 'none', loop: false } as const;
  const image = document.createElement('img');
  await hook('useInlineSlideshow').states(
    (own: Partial<UseInlineSlideshowOptions>) => useInlineSlideshow({ ...options, ...own }),
    {
      loading: {},
      loaded: ({ getImageProps }) => tell(getImageProps({ index: 0 }).onLoad, { currentTarget: image }),
      failed: ({ getImageProps }) => tell(getImageProps({ index: 0 }).onError, { currentTarget: image }),
      'last slide': ({ goTo }) => goTo(2),
      'no images': { images: [] },
    },
    { getSlideProps: indexes, getImageProps: indexes },
  );
  const usePlayback = () => useInlinePlayback(useInlineSlideshow(options));
  await hook('useInlinePlayback').states(usePlayback, { paused: {}, playing: ({ play }) => play('playButton') });
  await hook('useSlideshowMusic').states(() => useSlideshowMusic(usePlayback(), { url: '/waltz.mp3' }), { off: {} });
  const target = { images, index: 0, next: vi.fn(), previous: vi.fn(), goTo: vi.fn() };
  await hook('useInlineFilmstrip').states(
    (own: UseInlineFilmstripOptions) => useInlineFilmstrip(target, own),
    { dots: { type: 'dots' }, 'fixed size': { type: 'fixedSize' } },
    { getItemProps: indexes, getThumbnailProps: indexes, getThumbnailImageProps: indexes },
  );
}

async function reportWatermarks({ hook }: GetterReport) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800);
  const image = { id: '1', url: '/1.jpg', width: 1600, height: 800 };
  const containerElement = document.createElement('div');
  const useMark = ({ watermark }: { readonly watermark: Watermark }) =>
    useWatermark({ image }, { containerElement, watermark, referenceWidth: 800 });
  await hook('useWatermark').states(useMark, {
    'before its delay': { watermark: { type: 'text', text: '© Ada', fontSize: 20, position: 'top-right' } },
    text: () => pass(10_000),
    image: { watermark: { type: 'image', url: '/mark.png', width: 60, height: 40, opacity: 0.5, link: '/terms' } },
  });
}

test('the gallery getters return the recorded props', async () => {
  const report = createGetterReport('galleries');
  await reportGalleries(report);
  await reportAlbums(report);
  await reportLayouts(report);
  await reportBrowsing(report);
  await reportCarousels(report);
  await reportInlineSlideshows(report);
  await reportWatermarks(report);
  await expectAsReported(report);
});
