import { Blob as NodeBlob } from 'node:buffer';
import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import {
  useArchive,
  useComments,
  useDownload,
  useLoadMore,
  useRating,
  useShare,
  type ArchiveFile,
  type CommentRules,
  type GalleryImage,
  type ImageComment,
  type ImageRating,
} from '@loggia/hooks';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { createFakeCommentStore } from '../../helpers/createFakeCommentStore.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { pass, perform, press } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const image: GalleryImage = { id: '1', url: '/large/1.jpg', title: 'Boat', rating: { average: 3, count: 4, own: 0 } };

test('the rating getters return the recorded props', async () => {
  const report = createGetterReport('rating');
  const { state } = report.hook('useRating');
  const answers = Array.from({ length: 3 }, () => createAnswer<ImageRating>());
  let asks = 0;
  const store = { saveRating: () => answers[asks++]?.promise ?? Promise.reject(new OfflineError()) };
  const { result, rerender } = renderHook(({ isReadOnly }) => useRating({ image }, { store, isReadOnly }), {
    initialProps: { isReadOnly: false },
  });
  const asked = { getStarProps: [{ score: 1 }, { score: 4 }] };
  state('not rated by the visitor', result.current, asked);
  rerender({ isReadOnly: true });
  state('to be read only', result.current, asked);
  rerender({ isReadOnly: false });
  await perform(() => result.current.rate(4));
  state('a vote on its way', result.current, asked);
  await perform(() => answers[0]?.fail(new OfflineError()));
  state('failed', result.current, asked);
  await press(result.current.getRetryButtonProps());
  await perform(() => answers[1]?.resolve({ average: 3.2, count: 5, own: 4 }));
  state('rated', result.current, asked);
  await expectAsReported(report);
});

const RULES: CommentRules = { hasEmail: true, captchaUrl: '/c/1.png', hasPrivacyPolicy: true };
const comment: ImageComment = { id: '1', author: 'Ann', text: 'Fine light.', date: '2026-01-02', canDelete: true };

async function renderComments() {
  const store = createFakeCommentStore();
  const view = renderHook(() => useComments({ status: 'open', image, settings: { comments: true } }, { store }));
  const settle = () => pass(1000);
  await settle();
  return { ...view, store, settle, comments: () => view.result.current };
}

test('the comment getters return the recorded props', async () => {
  const report = createGetterReport('comments');
  const { state } = report.hook('useComments');
  // Fixes the random number in the captcha image's URL.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { store, settle, comments } = await renderComments();
  const inputs = (['name', 'email', 'captcha', 'privacyPolicy'] as const).map((field) => ({ field }));
  const fields = [...inputs, { field: 'text' } as const];
  const asked = {
    getItemProps: { comment },
    getRemoveButtonProps: { comment },
    getRetryRemoveButtonProps: { comment },
    getLabelProps: fields,
    getInputProps: inputs,
    getErrorProps: fields,
  };
  state('loading', comments(), asked);
  await perform(() => store.loads[0]?.reject(new OfflineError()));
  state('failed', comments(), asked);
  await press(comments().getReloadButtonProps());
  await settle();
  await perform(() => store.loads[1]?.resolve({ comments: [comment], rules: RULES }));
  await settle();
  state('loaded', comments(), asked);
  await perform(() => comments().submit());
  state('sent with nothing in it', comments(), asked);
  for (const [field, value] of [
    ['name', 'Ann'],
    ['email', 'ann@example.test'],
    ['captcha', 'ab12'],
    ['text', 'Fine.'],
  ] as const)
    await perform(() => comments().setValue(field, value));
  await perform(() => comments().acceptPrivacyPolicy(true));
  state('filled in', comments(), asked);
  await perform(() => comments().submit());
  await settle();
  state('sending', comments(), asked);
  await perform(() => store.additions[0]?.reject(new OfflineError()));
  state('not sent', comments(), asked);
  await press(comments().getRetryButtonProps());
  await settle();
  await perform(() => store.additions[1]?.resolve({ status: 'published', comments: [comment] }));
  await settle();
  state('published', comments(), asked);
  await press(comments().getRemoveButtonProps({ comment }));
  await settle();
  state('one is being removed', comments(), asked);
  await perform(() => store.removals[0]?.reject(new OfflineError()));
  state('not removed', comments(), asked);
  await expectAsReported(report);
});

test('the share getters return the recorded props', async () => {
  const report = createGetterReport('share');
  const { state } = report.hook('useShare');
  const written = [createAnswer<void>(), createAnswer<void>()];
  let writes = 0;
  const clipboard = { writeText: () => written[writes++]?.promise };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  const url = 'https://site.test/share/{imageId}';
  const { result, rerender } = renderHook(({ enabled }) => useShare({ image }, { url, enabled }), {
    initialProps: { enabled: true },
  });
  const links = result.current.links.map((link) => ({ link }));
  const asked = { getLinkProps: links };
  state('closed', result.current, asked);
  await perform(() => result.current.open());
  state('open', result.current, asked);
  await press(result.current.getCopyButtonProps());
  await perform(() => written[0]?.resolve());
  state('copied', result.current, asked);
  await pass(60_000);
  state('its notice gone', result.current, asked);
  rerender({ enabled: false });
  state('off', result.current, asked);
  await expectAsReported(report);
});

test('the download getters return the recorded props', async () => {
  const report = createGetterReport('download');
  const { state } = report.hook('useDownload');
  const answers = [createAnswer<Response>(), createAnswer<Response>()];
  let asks = 0;
  vi.stubGlobal('fetch', () => answers[asks++]?.promise);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.stubGlobal('open', () => null);
  const foreign = { ...image, url: 'https://files.test/large/1.jpg' };
  const { result } = renderHook(() => useDownload({ image: foreign }, { showOriginal: true, showDownload: true }));
  state('offered', result.current);
  const link = document.createElement('a');
  link.href = foreign.url;
  link.download = '1.jpg';
  const click = () =>
    perform(() => {
      const { onClick } = result.current.getDownloadLinkProps();
      onClick?.({
        button: 0,
        preventDefault: vi.fn(),
        currentTarget: link,
        nativeEvent: new MouseEvent('click'),
      } as never);
    });
  await click();
  state('loading', result.current);
  await perform(() => answers[0]?.fail(new HttpStatusError(500)));
  state('failed', result.current);
  await click();
  await perform(() => answers[1]?.resolve(new Response('picture', { headers: { 'content-type': 'image/jpeg' } })));
  state('saved', result.current);
  await expectAsReported(report);
});

test('the archive getters return the recorded props', async () => {
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

test('the load-more getters return the recorded props', async () => {
  const report = createGetterReport('loadMore');
  const { state } = report.hook('useLoadMore');
  const answers = [createAnswer<void>(), createAnswer<void>()];
  let asks = 0;
  const onNeedMore = () => answers[asks++]?.promise;
  const { result } = renderHook(() => {
    const lightbox = useFakeLightbox({ images: fakeImages(3), defaultOpenIndex: 2, loop: false });
    return useLoadMore({ ...lightbox, total: 9, isSettled: false, dialogElement: null }, { onNeedMore });
  });
  state('the next page on its way', result.current);
  await perform(() => answers[0]?.fail(new OfflineError()));
  state('failed', result.current);
  await press(result.current.getRetryButtonProps());
  state('tried again', result.current);
  await expectAsReported(report);
});
