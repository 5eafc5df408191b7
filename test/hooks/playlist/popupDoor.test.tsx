import { StrictMode } from 'react';
import { fireEvent, render, renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  useFollowVideo,
  usePlaylist,
  useVideoCarousel,
  type PlaylistVideo,
  type UsePlaylistOptions,
  type UsePlaylistResult,
} from '@loggia/hooks';

const videos = Array.from({ length: 5 }, (_, index): PlaylistVideo => {
  return { provider: 'file', id: `v${index}`, title: `Video ${index}`, url: `/v${index}.webm` };
});
const initialPage = { videos, tokens: {} };

afterEach(() => document.body.replaceChildren());

describe('the lightbox chunk of a playlist', () => {
  const results: UsePlaylistResult[] = [];
  function Page(options: Partial<UsePlaylistOptions>) {
    const playlist = usePlaylist({ initialPage, ...options });
    results.push(playlist);
    return (
      <div data-testid="playlist" {...playlist.getContainerProps()}>
        <button>Video</button>
      </div>
    );
  }
  const isWanted = () => results.at(-1)?.popup.shouldLoad;

  test.each(['pointerEnter', 'touchStart', 'focus'] as const)('is requested on %s, and not before', (kind) => {
    const { getByTestId } = render(<Page player={{ mode: 'popup' }} />);
    expect(isWanted()).toBe(false);
    fireEvent[kind](getByTestId('playlist'));
    expect(isWanted()).toBe(true);
  });

  test('is requested immediately if the lightbox is initially open', () => {
    render(<Page player={{ mode: 'popup' }} defaultVideoId="v1" />);
    expect(isWanted()).toBe(true);
  });

  test('is never requested if the player is above the list', () => {
    const { getByTestId } = render(<Page />);
    fireEvent.pointerEnter(getByTestId('playlist'));
    expect(isWanted()).toBe(false);
  });
});

describe('a playlist lightbox whose chunk fails to load', () => {
  function follow(reason: UsePlaylistResult['reason'], isOpen = true) {
    const close = vi.fn();
    const getItemProps = vi.fn<UsePlaylistResult['getItemProps']>(() => ({ href: '#v1' }));
    const popup = { isOpen, close } as unknown as UsePlaylistResult['popup'];
    renderHook(() => useFollowVideo({ video: videos[1] ?? null, reason, popup, getItemProps }), {
      wrapper: StrictMode,
    });
    return close;
  }
  afterEach(() => history.replaceState(null, '', location.pathname));

  test('opens the video’s page after a click, and closes on pagehide', async () => {
    const close = follow('item');
    await vi.waitFor(() => expect(location.hash).toBe('#v1'));
    expect(close).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test.each(['hash', 'imperative', null] as const)('closes without navigating if opened by %j', (reason) => {
    expect(follow(reason)).toHaveBeenCalled();
    expect(location.hash).toBe('');
  });

  test('does not navigate while the lightbox is closed', async () => {
    const close = follow('item', false);
    await Promise.resolve();
    expect([location.hash, close.mock.calls.length]).toEqual(['', 0]);
  });
});

describe('a video carousel', () => {
  const renderCarousel = (shown: readonly PlaylistVideo[]) =>
    renderHook(
      (now: readonly PlaylistVideo[]) => {
        const playlist = usePlaylist({ initialPage });
        return useVideoCarousel(playlist, { videos: now, columns: 3 });
      },
      { initialProps: shown, wrapper: StrictMode },
    );

  test('jumps to the first added video, and restarts on another page', () => {
    const { result, rerender } = renderCarousel(videos.slice(0, 2));
    expect([result.current.carouselKey, result.current.carouselOptions.jumpTo]).toEqual(['v0', undefined]);
    rerender(videos.slice(0, 4));
    expect([result.current.carouselKey, result.current.carouselOptions.jumpTo]).toEqual(['v0', 2]);
    rerender(videos.slice(4));
    expect([result.current.carouselKey, result.current.carouselOptions.jumpTo]).toEqual(['v4', undefined]);
  });

  test('shows as many videos as a list of the same width, and moves by page', () => {
    const { items, count, step, nameOf } = renderCarousel(videos).result.current.carouselOptions;
    expect(Array.isArray(items) && items.map((one: { readonly items: number }) => one.items)).toEqual([1, 2, 3]);
    expect([count, step, nameOf?.(1)]).toEqual([5, 'page', 'Video 1']);
  });
});
