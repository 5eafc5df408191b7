import { StrictMode } from 'react';
import { fireEvent, render, renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test } from 'vitest';
import {
  usePlaylist,
  usePlaylistPopup,
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
  const isWanted = () => results.at(-1)?.intent.shouldLoad;

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

describe('a video requested before the lightbox has loaded', () => {
  function LateLightbox({ playlist }: { readonly playlist: UsePlaylistResult }) {
    const popup = usePlaylistPopup(playlist);
    return <dialog {...popup.getDialogProps()}>{popup.isOpen && playlist.video?.title}</dialog>;
  }
  function Page({ hasLoaded }: { readonly hasLoaded: boolean }) {
    const playlist = usePlaylist({ initialPage, player: { mode: 'popup' } });
    return (
      <div {...playlist.getContainerProps()}>
        {videos.map((video) => (
          <a key={video.id} {...playlist.getItemProps({ video })}>
            {video.title}
          </a>
        ))}
        {hasLoaded && <LateLightbox playlist={playlist} />}
        <button onClick={() => playlist.intent.setOpenRequest(null)}>Cancel</button>
      </div>
    );
  }
  const shown = (container: HTMLElement) => container.querySelector('dialog')?.textContent;

  test('opens in the lightbox once the lightbox has loaded', () => {
    const { container, getByRole, rerender } = render(<Page hasLoaded={false} />, { wrapper: StrictMode });
    fireEvent.click(getByRole('link', { name: 'Play: Video 2' }));
    rerender(<Page hasLoaded />);
    expect(shown(container)).toBe('Video 2');
  });

  test('does not open after the request has been canceled', () => {
    const { container, getByRole, rerender } = render(<Page hasLoaded={false} />, { wrapper: StrictMode });
    fireEvent.click(getByRole('link', { name: 'Play: Video 2' }));
    fireEvent.click(getByRole('button', { name: 'Cancel' }));
    rerender(<Page hasLoaded />);
    expect(shown(container)).toBe('');
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
