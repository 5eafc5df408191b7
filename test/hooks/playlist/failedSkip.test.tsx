import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePlaylist, type PlaylistVideo, type UsePlaylistOptions } from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An invalid id for any provider, so the video can never be played. */
const unplayable = (name: string): PlaylistVideo => ({ provider: 'youtube', id: `no id ${name}`, title: name });
const FILM: PlaylistVideo = { provider: 'file', id: 'film', title: 'Film', url: '/film.mp4' };

const source = createStaticPlaylist({ videos: [unplayable('a'), unplayable('b'), FILM, unplayable('c')] });
const allBad = createStaticPlaylist({ videos: [unplayable('a'), unplayable('b')] });

function Films({ of = source, ...options }: Partial<UsePlaylistOptions> & { readonly of?: typeof source }) {
  const list = usePlaylist({ source: of, initialPage: of.initialPage, ...options });
  return (
    <>
      <section data-testid="area" {...list.getPlayerAreaProps()}>
        <button>Try again</button>
      </section>
      <strong>{list.video?.title}</strong>
      <p {...list.getPlayingStatusProps()} />
      {list.videos.map((video) => (
        <button key={video.id} onClick={() => list.playVideo(video)}>
          {video.title}
        </button>
      ))}
    </>
  );
}

const renderFilms = (props: Parameters<typeof Films>[0] = {}) =>
  render(<Films player={{ autonext: true }} {...props} />, { wrapper: StrictMode });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const current = () => document.querySelector('strong')?.textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const SAID = 'This video could not be played. The next one starts in a moment.';

describe('autonext after a video that fails to play', () => {
  test('shows a message, and skips each failed video after 5 seconds', () => {
    renderFilms();
    press('a');
    expect([current(), screen.getByRole('status', { hidden: true }).textContent]).toEqual(['a', SAID]);
    pass(4999);
    expect(current()).toBe('a');
    pass(1);
    expect(current()).toBe('b');
    pass(5000);
    expect(current()).toBe('Film');
    pass(60_000);
    expect(current()).toBe('Film');
  });

  test('stops at the end of the list without wrapping', () => {
    renderFilms({ of: allBad });
    press('b');
    expect(screen.getByRole('status', { hidden: true }).textContent).not.toBe(SAID);
    pass(60_000);
    expect(current()).toBe('b');
  });

  test('uses the configured delay', () => {
    renderFilms({ player: { autonext: true, skipDelayMs: 100 } });
    press('a');
    pass(100);
    expect(current()).toBe('b');
  });

  test('waits while focus is in the player area', () => {
    renderFilms();
    press('a');
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    pass(60_000);
    expect(current()).toBe('a');
    act(() => screen.getByRole('button', { name: 'Try again' }).blur());
    pass(5000);
    expect(current()).toBe('b');
  });

  test('does not skip the initial video, or any video without autonext', () => {
    const { rerender } = renderFilms();
    pass(60_000);
    expect(current()).toBe('a');
    rerender(<Films player={{}} />);
    press('a');
    pass(60_000);
    expect(current()).toBe('a');
  });
});
