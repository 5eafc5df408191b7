import { StrictMode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { filePlayer, HttpStatusError, usePlaylist } from '@loggia/hooks';
import type { PlaylistVideo, UsePlaylistOptions, VideoPlayer, VideoPlayerEvent } from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';

const videos = Array.from({ length: 5 }, (_, index): PlaylistVideo => {
  return { provider: 'youtube', id: `v${index}`, title: `Video ${index}` };
});
const playlist = createStaticPlaylist({ videos, perPage: 3 });
const { initialPage, pageCount } = playlist;

const render = (options: Partial<UsePlaylistOptions> = {}) =>
  renderHook(() => usePlaylist({ source: playlist, initialPage, pageCount, ...options }), { wrapper: StrictMode });

describe('a playlist', () => {
  test('begins with its first video', () => {
    const { result } = render();
    expect(result.current.video?.id).toBe('v0');
    expect(result.current.player.isMounted).toBe(true);
    expect(result.current.player.getFrameProps().src).toContain('https://www.youtube-nocookie.com/embed/v0?');
    act(() => result.current.playNext());
    expect(result.current.video?.id).toBe('v1');
    expect(result.current.getItemProps({ video: videos[1] as PlaylistVideo })['aria-current']).toBe(true);
  });

  test('can be held', () => {
    const onVideoChange = vi.fn<NonNullable<UsePlaylistOptions['onVideoChange']>>((_, details) => details.cancel());
    const { result } = render({ onVideoChange });
    act(() => result.current.playNext());
    expect(result.current.video?.id).toBe('v0');
    expect(onVideoChange.mock.calls[0]?.[1].reason).toBe('imperative');
  });
});

describe('a video that the address names', () => {
  afterEach(() => {
    vi.useRealTimers();
    history.replaceState(null, '', location.pathname);
  });
  const open = (hash: string, options: Partial<UsePlaylistOptions> = {}) => {
    vi.useFakeTimers();
    history.replaceState(null, '', hash);
    return render(options);
  };

  test('is pressed after a second, and not before', () => {
    const onVideoChange = vi.fn<NonNullable<UsePlaylistOptions['onVideoChange']>>();
    const { result } = open('#v2', { onVideoChange });
    act(() => vi.advanceTimersByTime(999));
    expect(result.current.video?.id).toBe('v0');
    act(() => vi.advanceTimersByTime(1));
    expect([result.current.video?.id, onVideoChange.mock.calls[0]?.[1].reason]).toEqual(['v2', 'hash']);
  });

  test('is given up when the visitor presses another one first', () => {
    const { result } = open('#v2');
    act(() => result.current.playVideo(videos[1] as PlaylistVideo));
    act(() => vi.advanceTimersByTime(5000));
    expect(result.current.video?.id).toBe('v1');
  });

  test('is left alone where nobody follows, and when the playlist goes', () => {
    const { result } = open('#v2', { followsHash: false });
    act(() => vi.advanceTimersByTime(5000));
    expect(result.current.video?.id).toBe('v0');
    open('#v2').unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('in a lightbox nothing is there before a press', () => {
  const { result } = render({ player: { mode: 'popup' } });
  expect([result.current.video, result.current.player.isMounted, result.current.popup.isOpen]).toEqual([
    null,
    false,
    false,
  ]);
});

test('a failure is told by an alert where the page wants it, once', async () => {
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const source = { loadPage: () => Promise.reject(new HttpStatusError(500)) };
  const { result } = render({ source, alertsFailures: true });
  act(() => result.current.goToNext());
  await waitFor(() => expect(alert).toHaveBeenCalledWith(result.current.labels.serverError));
  expect(alert).toHaveBeenCalledOnce();
});

test('the system learns what plays, and its keys turn the list', () => {
  const handlers = new Map<string, (() => void) | null>();
  const mediaSession = {
    metadata: null as { readonly title: string } | null,
    setActionHandler: (key: string, handler: (() => void) | null) => void handlers.set(key, handler),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { mediaSession: { value: mediaSession } }));
  vi.stubGlobal('MediaMetadata', function Media(this: object, init: object) {
    Object.assign(this, init);
  });
  const clips = [1, 2].map((id): PlaylistVideo => ({ provider: 'file', id: `${id}`, title: `Clip ${id}`, url: '/c' }));
  const said: ((event: VideoPlayerEvent) => void)[] = [];
  const file: VideoPlayer = {
    ...filePlayer,
    connect: (_, { listen }) => (said.push(listen), { play() {}, pause() {}, load: () => true }),
  };
  const { result, unmount } = render({
    source: undefined,
    initialPage: { videos: clips, tokens: {} },
    adapters: { file },
  });
  const element = document.createElement('video');
  act(() => (result.current.player.getVideoProps().ref as (own: HTMLVideoElement | null) => void)(element));
  expect(mediaSession.metadata).toBeNull();
  act(() => said.at(-1)?.({ type: 'playback', playback: 'playing' }));
  expect(mediaSession.metadata).toMatchObject({ title: 'Clip 1' });
  act(() => handlers.get('nexttrack')?.());
  expect(result.current.video?.id).toBe('2');
  unmount();
  expect([mediaSession.metadata, handlers.get('play')]).toEqual([null, null]);
  vi.unstubAllGlobals();
});
