import { Blob as NodeBlob } from 'node:buffer';
import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import {
  useAlbum,
  useAlbumDescription,
  useArchive,
  useGallery,
  useImageBrowser,
  useImageFailure,
  useLoadMore,
  useImageAspectRatio,
  type ArchiveFile,
  type GalleryImage,
  type UseGalleryOptions,
  type UseImageBrowserOptions,
} from '@loggia/hooks';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { createDeferredAlbums } from '../../helpers/createDeferredAlbums.ts';
import { createDeferredSource, imageOf } from '../../helpers/createDeferredSource.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';
import { beginAt } from '../../helpers/visitHistory.ts';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { perform, press, tell } from '../handle.ts';

const startAddress = window.location.href;
beforeEach(() => {
  beginAt('/albums');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', startAddress);
});

const images = fakeImages(3);
const pages = { getPageLinkProps: [0, 1, 2].map((page) => ({ page })) };

test('gallery', async () => {
  const report = createGetterReport('gallery');
  const { state } = report.hook('useGallery');
  const source = createDeferredSource();
  const { result, rerender } = renderHook((options: UseGalleryOptions) => useGallery(options), {
    initialProps: { source } as UseGalleryOptions,
  });
  const now = () => result.current;
  await perform(() => undefined);
  state('loading', now(), pages);
  await perform(() => source.last.fail(new OfflineError()));
  state('failed', now(), pages);
  await perform(() => now().retry());
  await perform(() => source.last.answer({ pageCount: 2 }));
  state('ready, on the first page', now(), pages);
  await perform(() => now().goToPage(2));
  state('the second page on its way', now(), pages);
  await perform(() => source.last.answer({ pageCount: 2 }));
  state('ready, on the second and last page', now(), pages);
  rerender({ images: [] });
  state('empty', now(), pages);
  rerender({ images: [imageOf('1')], enabled: false });
  state('off', now(), pages);
  await expectAsReported(report);
});

test('imageBrowser', async () => {
  const report = createGetterReport('imageBrowser');
  const { state } = report.hook('useImageBrowser');
  const initialProps: UseImageBrowserOptions = { page: 1 };
  const { result, rerender } = renderHook(
    (options: UseImageBrowserOptions) => useImageBrowser(useGallery({ images }), options),
    { initialProps },
  );
  state('on the first', result.current, pages);
  rerender({ page: 2 });
  state('on the second', result.current, pages);
  await expectAsReported(report);
});

test('album', async () => {
  const report = createGetterReport('album');
  const { state } = report.hook('useAlbum');
  const source = createDeferredAlbums();
  const { result } = renderHook(() => useAlbum({ source, baseHref: '/albums' }));
  const now = () => result.current;
  // The code that asks for levels comes by itself after the first render.
  await perform(() => vi.dynamicImportSettled());
  const asked = () => ({
    getEntryLinkProps: now().entries.map((entry) => ({ entry })),
    getCrumbLinkProps: now().path.map((_, depth) => ({ depth })),
    ...pages,
  });
  const visit = async (action: () => void) => {
    // Later than the second half of a double click.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await perform(action);
  };
  state('loading', now(), asked());
  await perform(() => source.last.fail(new HttpStatusError(500)));
  state('failed', now(), asked());
  await visit(() => now().retry());
  await perform(() => source.last.answer({ title: 'Top', description: 'All of them' }));
  state('at the top', now(), asked());
  await visit(() =>
    now()
      .entries.slice(0, 1)
      .map((entry) => now().enter(entry)),
  );
  state('an album on its way', now(), asked());
  await perform(() => source.last.answer({ title: 'Lakes', entries: [], emptyMessage: 'Nothing here.' }));
  state('in an empty album', now(), asked());
  await visit(() => now().goToDepth(0));
  state('at the top again, by the breadcrumb', now(), asked());

  const descriptions = report.hook('useAlbumDescription');
  const description = renderHook(() => useAlbumDescription({ text: 'word '.repeat(100) }));
  descriptions.state('in part', description.result.current);
  await press(description.result.current.getButtonProps());
  descriptions.state('whole', description.result.current);
  await expectAsReported(report);
});

test('archive', async () => {
  const report = createGetterReport('archive');
  const { state } = report.hook('useArchive');
  Object.assign(URL, { createObjectURL: () => 'blob:images', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const answers = [createAnswer<ArchiveFile>(), createAnswer<ArchiveFile>()];
  let asks = 0;
  const archive = {
    urlOf: () => '/images.zip',
    load: () => answers[asks++]?.promise ?? Promise.reject(new OfflineError()),
  };
  const { result, unmount } = renderHook(() => useArchive(archive));
  state('offered', result.current);
  await press(result.current.getLinkProps());
  state('loading', result.current);
  await perform(() => answers[0]?.fail(new OfflineError()));
  state('failed', result.current);
  await press(result.current.getLinkProps());
  await perform(() => answers[1]?.resolve({ file: new NodeBlob(['zip']) as Blob, name: 'images.zip' }));
  state('saved', result.current);
  unmount();
  await expectAsReported(report);
});

test('picture', async () => {
  const report = createGetterReport('picture');
  const { state } = report.hook('useImageFailure');
  const { result } = renderHook(() => useImageFailure('/1.jpg'));
  state('there', result.current);
  await tell(result.current.getImageProps().onError);
  state('failed', result.current);
  const { state: placeState } = report.hook('useImageAspectRatio');
  const place = renderHook(() => useImageAspectRatio({ url: '/1.jpg', thumbnail: { url: '/1-small.jpg' } }));
  placeState('waiting', place.result.current);
  await expectAsReported(report);
});

test('loadMore', async () => {
  const report = createGetterReport('loadMore');
  const { state } = report.hook('useLoadMore');
  const answers = [createAnswer<void>(), createAnswer<void>()];
  let asks = 0;
  const onNeedMore = () => answers[asks++]?.promise;
  const more: readonly GalleryImage[] = images;
  const { result } = renderHook(() => {
    const lightbox = useFakeLightbox({ images: more, defaultOpenIndex: 2, loop: false });
    return useLoadMore({ ...lightbox, total: 9, isSettled: false, dialogElement: null }, { onNeedMore });
  });
  state('the next page on its way', result.current);
  await perform(() => answers[0]?.fail(new OfflineError()));
  state('failed', result.current);
  await press(result.current.getRetryButtonProps());
  state('tried again', result.current);
  await expectAsReported(report);
});
