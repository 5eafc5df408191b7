import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { HttpStatusError } from '@loggia/hooks/errors';
import {
  useClampedText,
  useEmbed,
  useEmbedFailure,
  usePlayer,
  usePlaylistPages,
  usePostEmbed,
  useVideoCarousel,
  type PlaylistVideo,
  type UseEmbedOptions,
  type UsePlayerOptions,
  type UsePlaylistOptions,
} from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { usePopupPlaylist } from '../../helpers/usePopupPlaylist.ts';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { embeddedPost } from '../../fixtures/embeddedPost.ts';
import { createGetterReport, expectAsReported } from '../createGetterReport.ts';
import { attach, pass, perform, press, tell } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.unstubAllGlobals());

const videos = Array.from({ length: 4 }, (_, index): PlaylistVideo => ({
  provider: 'youtube',
  id: `v${index}`,
  title: `Video ${index}`,
  thumbnailUrl: `/v${index}.jpg`,
}));
const [first, second] = videos as [PlaylistVideo, PlaylistVideo];

test('embed', async () => {
  const report = createGetterReport('embed');
  const { state } = report.hook('useEmbed');
  const image = {
    id: '1',
    url: 'https://www.youtube.com/watch?v=abc',
    title: 'Tide',
    kind: 'video',
    fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO',
    fileName: 'abc',
    thumbnail: { url: '/tide.jpg' },
  } as const;
  const { result, rerender } = renderHook((options: UseEmbedOptions) => useEmbed(options), {
    initialProps: { image, isCurrent: true, requiresConsent: true } as UseEmbedOptions,
  });
  state('waiting for consent', result.current);
  await press(result.current.getLoadButtonProps());
  state('loaded', result.current);
  rerender({ image, isCurrent: false });
  state('in a slide that is not the current one', result.current);
  rerender({ image: { ...image, url: '/tide.mp4', fileType: 'video/mp4' }, isCurrent: true });
  state('a file', result.current);
  rerender({ image: { ...image, url: 'https://example.org/x', fileType: 'EMBED_OEMBED_NOBODY' }, isCurrent: true });
  state('of a kind that nobody knows', result.current);
  report.hook('useEmbedFailure').state('not to be had', renderHook(() => useEmbedFailure()).result.current);
  await expectAsReported(report);
});

test('player', async () => {
  const report = createGetterReport('player');
  const { state } = report.hook('usePlayer');
  const stub = createStubPlayer({ provider: 'youtube' });
  const adapters = { youtube: { ...stub, urlOf: () => 'https://player.test/v0' } };
  const { result, rerender } = renderHook((options: UsePlayerOptions) => usePlayer(options), {
    initialProps: { video: first, requiresConsent: true, adapters } as UsePlayerOptions,
  });
  const frame = document.createElement('iframe');
  state('waiting for consent', result.current);
  await press(result.current.getLoadButtonProps());
  await attach(result.current.getFrameProps(), frame);
  state('loaded', result.current);
  await perform(() => stub.say({ type: 'playback', playback: 'playing', videoId: first.id }));
  state('playing', result.current);
  await perform(() => stub.say({ type: 'failed', videoId: first.id }));
  state('failed', result.current);
  await attach(result.current.getFrameProps(), null);
  rerender({ video: { provider: 'file', id: '1', url: '/tide.mp4', title: 'Tide' }, controls: true });
  state('a file', result.current);
  rerender({ video: null });
  state('nothing', result.current);
  await expectAsReported(report);
});

test('playlist', async () => {
  const report = createGetterReport('playlist');
  const playlist = createStaticPlaylist({ videos, perPage: 3 });
  const { initialPage, pageCount } = playlist;
  const pages = report.hook('usePlaylistPages');
  const answers = [createAnswer<typeof initialPage>(), createAnswer<typeof initialPage>()];
  let asks = 0;
  const loadPage = () => answers[asks++]?.promise ?? Promise.reject(new HttpStatusError(404));
  const source = { loadPage };
  const paged = renderHook(() => usePlaylistPages({ source, initialPage, pageCount }));
  pages.state('on the first page', paged.result.current);
  await perform(() => paged.result.current.goToNext());
  pages.state('the next on its way', paged.result.current);
  await perform(() => answers[0]?.fail(new HttpStatusError(403)));
  pages.state('failed', paged.result.current);
  await perform(() => paged.result.current.retry());
  await perform(() => answers[1]?.resolve({ videos: videos.slice(3), tokens: { previous: 'a' } }));
  pages.state('on the last page', paged.result.current);
  paged.unmount();

  // A browser that goes back at once: the real one would arrive in the middle of another test.
  vi.spyOn(window.history, 'back').mockImplementation(() => {
    window.history.replaceState(null, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const { state } = report.hook('usePlaylist');
  const { state: stateOfPopup } = report.hook('usePlaylistPopup');
  const adapters = { youtube: createStubPlayer({ provider: 'youtube' }) };
  const items = [{ video: first }, { video: second }];
  const asked = {
    getItemProps: items,
    getStepButtonProps: [{ direction: 'next' as const }, { direction: 'previous' as const }],
  };
  const thumbnails = { getThumbnailProps: items };
  const { result, rerender } = renderHook(
    (options: Partial<UsePlaylistOptions>) =>
      usePopupPlaylist({ source: playlist, initialPage, pageCount, adapters, ...options }),
    { initialProps: {} as Partial<UsePlaylistOptions> },
  );
  state('on its first video', result.current, asked);
  stateOfPopup('none', result.current.popup, thumbnails);
  await perform(() => result.current.playNext());
  await pass(0);
  state('on its second video', result.current, asked);
  rerender({ player: { mode: 'popup' }, defaultVideoId: null });
  state('with its player in a pop-up', result.current, asked);
  await perform(() => result.current.popup.close());
  stateOfPopup('closed', result.current.popup, thumbnails);
  await perform(() => result.current.popup.open(first));
  await pass(10_000);
  stateOfPopup('open', result.current.popup, thumbnails);
  await perform(() => result.current.popup.close());

  const carousel = report.hook('useVideoCarousel');
  carousel.state('of a page', renderHook(() => useVideoCarousel(result.current, { videos })).result.current);

  const clamped = report.hook('useClampedText');
  const text = renderHook(useClampedText);
  const paragraph = document.createElement('p');
  vi.spyOn(paragraph, 'scrollHeight', 'get').mockReturnValue(90);
  await attach(text.result.current.getTextProps(), paragraph);
  clamped.state('cut', text.result.current);
  await press(text.result.current.getToggleProps());
  clamped.state('open', text.result.current);
  await expectAsReported(report);
});

test('postEmbed', async () => {
  const report = createGetterReport('postEmbed');
  const { state } = report.hook('usePostEmbed');
  const { result, rerender } = renderHook(({ enabled }) => usePostEmbed(embeddedPost, { enabled }), {
    initialProps: { enabled: true },
  });
  state('waiting', result.current);
  const frame = document.createElement('iframe');
  document.body.append(frame);
  await attach(result.current.getFrameProps(), frame);
  await tell(result.current.getFrameProps().onLoad);
  const data = { message: 'height', secret: embeddedPost.secret, value: 400 };
  await perform(() =>
    window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin: 'null' })),
  );
  state('shown', result.current);
  rerender({ enabled: false });
  state('off', result.current);
  await attach(result.current.getFrameProps(), null);
  frame.remove();
  await expectAsReported(report);
});
