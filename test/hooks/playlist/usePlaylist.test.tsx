import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HttpStatusError } from '@loggia/hooks/errors';
import type { PlaylistVideo, UsePlaylistOptions } from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';
import { usePopupPlaylist } from '../../helpers/usePopupPlaylist.ts';

const videos = Array.from({ length: 5 }, (_, index): PlaylistVideo => {
  return { provider: 'youtube', id: `v${index}`, title: `Video ${index}` };
});
const playlist = createStaticPlaylist({ videos, perPage: 3 });
const { initialPage, pageCount } = playlist;

/** A plain left click. */
const PLAIN = { defaultPrevented: false, button: 0, preventDefault() {} };
const NO_PAGE = { videos: [], tokens: {} };

const render = (options: Partial<UsePlaylistOptions> = {}) =>
  renderHook((given) => usePopupPlaylist({ source: playlist, initialPage, pageCount, ...given }), {
    wrapper: StrictMode,
    initialProps: options,
  });
const spyOnChange = () => vi.fn<NonNullable<UsePlaylistOptions['onVideoChange']>>();
const reasons = (onVideoChange: ReturnType<typeof spyOnChange>) =>
  onVideoChange.mock.calls.map(([video, { reason }]) => [video?.id, reason]);

describe('a playlist', () => {
  test('starts with its first video', () => {
    const { result } = render();
    expect(result.current.video?.id).toBe('v0');
    expect(result.current.player.isMounted).toBe(true);
    expect(result.current.player.getFrameProps().src).toContain('https://www.youtube-nocookie.com/embed/v0?');
    act(() => result.current.playNext());
    expect(result.current.video?.id).toBe('v1');
    expect(result.current.getItemProps({ video: videos[1] as PlaylistVideo })['aria-current']).toBe(true);
  });

  test('lets the app cancel a video change', () => {
    const onVideoChange = vi.fn<NonNullable<UsePlaylistOptions['onVideoChange']>>((_, details) => details.cancel());
    const { result } = render({ onVideoChange });
    act(() => result.current.playNext());
    expect(result.current.video?.id).toBe('v0');
    expect(onVideoChange.mock.calls[0]?.[1].reason).toBe('imperative');
  });

  test.each(['large', 'popup'] as const)('ignores a video that is not in the list (mode: %s)', (mode) => {
    const onVideoChange = spyOnChange();
    const { result } = render({ onVideoChange, player: { mode } });
    act(() => result.current.playVideo({ provider: 'youtube', id: 'elsewhere', title: 'Elsewhere' }));
    expect([onVideoChange.mock.calls.length, result.current.popup.isOpen]).toEqual([0, false]);
    act(() => result.current.playNext());
    expect(result.current.video?.id).toBe(mode === 'large' ? 'v1' : 'v0');
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
});

describe('a video in the URL hash', () => {
  const open = (hash: string, options: Partial<UsePlaylistOptions> = {}) => {
    vi.useFakeTimers();
    history.replaceState(null, '', hash);
    return render(options);
  };

  test('plays after one second', () => {
    const onVideoChange = spyOnChange();
    const { result } = open('#v2', { onVideoChange });
    act(() => vi.advanceTimersByTime(999));
    expect(result.current.video?.id).toBe('v0');
    act(() => vi.advanceTimersByTime(1));
    expect([result.current.video?.id, onVideoChange.mock.calls[0]?.[1].reason]).toEqual(['v2', 'hash']);
  });

  test('opens the lightbox with the reason "hash"', () => {
    const onVideoChange = spyOnChange();
    const { result } = open('#v2', { player: { mode: 'popup' }, onVideoChange });
    act(() => vi.advanceTimersByTime(1000));
    expect([result.current.popup.isOpen, reasons(onVideoChange)]).toEqual([true, [['v2', 'hash']]]);
  });

  test('is ignored if the user clicks another video first', () => {
    const { result } = open('#v2');
    act(() => result.current.playVideo(videos[1] as PlaylistVideo));
    act(() => vi.advanceTimersByTime(5000));
    expect(result.current.video?.id).toBe('v1');
  });

  test('is ignored with `followHash: false`, and after unmount', () => {
    const { result } = open('#v2', { followHash: false });
    act(() => vi.advanceTimersByTime(5000));
    expect(result.current.video?.id).toBe('v0');
    open('#v2').unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('plays even if the videos load after the page', () => {
    const { result, rerender } = open('#v2', { source: undefined, initialPage: NO_PAGE });
    act(() => vi.advanceTimersByTime(5000));
    rerender({ source: undefined, initialPage });
    act(() => vi.advanceTimersByTime(1000));
    expect(result.current.video?.id).toBe('v2');
  });
});

describe('a playlist without a source', () => {
  const withVideos = (shown: readonly PlaylistVideo[]) => ({
    source: undefined,
    initialPage: { videos: shown, tokens: {} },
  });

  test('updates when its videos change, and shows the first video until the user selects one', () => {
    const { result, rerender } = render(withVideos([]));
    expect(result.current.video).toBeNull();
    rerender(withVideos(videos));
    expect([result.current.videos.length, result.current.video?.id]).toEqual([5, 'v0']);
    rerender(withVideos(videos.slice(1)));
    expect(result.current.video?.id).toBe('v1');
  });

  test('keeps the selected video, and returns to the first video if the selected one is removed', () => {
    const { result, rerender } = render(withVideos(videos));
    act(() => result.current.playVideo(videos[3] as PlaylistVideo));
    rerender(withVideos(videos.toReversed()));
    expect(result.current.video?.id).toBe('v3');
    rerender(withVideos(videos.slice(0, 2)));
    expect(result.current.video?.id).toBe('v0');
  });
});

test('a playlist with a lightbox mounts no player before a click', () => {
  const { result } = render({ player: { mode: 'popup' } });
  expect([result.current.video, result.current.player.isMounted, result.current.popup.isOpen]).toEqual([
    null,
    false,
    false,
  ]);
});

describe('a playlist with a lightbox', () => {
  const popup = { mode: 'popup' } as const;

  test('reports the reason for each video change, whether the lightbox is open or closed', () => {
    const onVideoChange = spyOnChange();
    const { result } = render({ player: popup, onVideoChange });
    const press = (index: number) => {
      const { onClick } = result.current.getItemProps({ video: videos[index] as PlaylistVideo });
      const link = document.createElement('a');
      link.addEventListener('click', (event) =>
        onClick?.({ ...event, ...PLAIN, nativeEvent: event, currentTarget: link } as never),
      );
      act(() => link.click());
    };
    press(1);
    press(2);
    act(() => result.current.playVideo(videos[0] as PlaylistVideo));
    act(() => result.current.popup.close());
    act(() => result.current.playVideo(videos[2] as PlaylistVideo));
    expect(reasons(onVideoChange)).toEqual([
      ['v1', 'item'],
      ['v2', 'item'],
      ['v0', 'imperative'],
      [undefined, 'close'],
      ['v2', 'imperative'],
    ]);
  });
});

test('a playlist with `alertFailures` shows one alert per failure', async () => {
  vi.useFakeTimers();
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const source = { loadPage: () => Promise.reject(new HttpStatusError(500)) };
  const { result, rerender } = render({ source, alertFailures: true });
  /** Lets the response arrive and its effects run. */
  const pass = async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  act(() => result.current.goToNext());
  await pass();
  rerender({ source, alertFailures: true, labels: {} });
  await pass();
  expect(alert.mock.calls).toEqual([[result.current.labels.serverError]]);
  act(() => result.current.retry());
  await pass();
  expect(alert).toHaveBeenCalledTimes(2);
});
