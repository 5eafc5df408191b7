import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useLightbox, usePlaylist, useReveal, useShare } from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';

const images = [1, 2, 3].map((number) => ({ id: String(number), url: `/${number}.jpg`, title: `Boat ${number}` }));
const videos = [1, 2].map(
  (number) => ({ provider: 'youtube', id: `abcdefghij${number}`, title: `Film ${number}` }) as const,
);

/** Return values of real callbacks that the library ignores: a number, a promise, a function that must not run. */
const trap = vi.fn(() => {
  throw new Error('Nobody may call what a callback returns.');
});
const RETURNS: readonly (readonly [string, () => unknown])[] = [
  ['a number', () => 3],
  ['a function', () => trap],
  ['an object with a cleanup', () => ({ cancel: trap })],
  ['a promise', () => Promise.resolve(trap)],
  ['false', () => false],
];

describe.each(RETURNS)('callbacks that return %s', (_what, give) => {
  const callback = () => vi.fn(() => give() as undefined);

  test('do not affect opening, navigating and closing a lightbox', () => {
    const [onShow, onOpenChange, onIndexChange] = [callback(), callback(), callback()];
    const { result, unmount } = renderHook(
      () => useLightbox({ images, effect: 'none', onShow, onOpenChange, onIndexChange }),
      {
        wrapper: StrictMode,
      },
    );
    act(() => void result.current.open('2'));
    expect(result.current.image?.id).toBe('2');
    act(() => void result.current.next());
    act(() => void result.current.close());
    expect(result.current.status).toBe('closed');
    expect(unmount).not.toThrow();
    expect(onShow).toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledTimes(2);
    expect(trap).not.toHaveBeenCalled();
  });

  test('do not affect advancing a playlist to its next video', () => {
    const [onVideoChange, onPlaybackChange, onEnded] = [callback(), callback(), callback()];
    const playlist = createStaticPlaylist({ videos, perPage: 2 });
    const { result, unmount } = renderHook(
      () =>
        usePlaylist({ source: playlist, initialPage: playlist.initialPage, onVideoChange, onPlaybackChange, onEnded }),
      { wrapper: StrictMode },
    );
    act(() => result.current.playNext());
    expect(result.current.video?.id).toBe(videos[1]?.id);
    expect(unmount).not.toThrow();
    expect(onVideoChange).toHaveBeenCalled();
    expect(trap).not.toHaveBeenCalled();
  });

  test('do not affect a ref merged with a hook’s own ref', () => {
    const ref = callback();
    const { result, unmount } = renderHook(() => useReveal(), { wrapper: StrictMode });
    const { ref: merged } = result.current.getRevealProps({ ref });
    expect(typeof merged).toBe('function');
    const element = document.createElement('div');
    expect(() => (typeof merged === 'function' ? merged(element) : undefined)).not.toThrow();
    expect(ref).toHaveBeenCalledWith(element);
    expect(unmount).not.toThrow();
  });

  test('do not affect sharing an image', async () => {
    const onShare = callback();
    const { result } = renderHook(
      () => useShare({ image: images[0] }, { url: 'https://site.test/{imageId}', onShare }),
      {
        wrapper: StrictMode,
      },
    );
    await act(async () => void (await result.current.copy()));
    expect(['copied', 'failed']).toContain(result.current.copyStatus);
    expect(trap).not.toHaveBeenCalled();
  });
});
