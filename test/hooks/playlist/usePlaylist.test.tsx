import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { usePlaylist } from '@loggia/hooks';
import type { PlaylistVideo, UsePlaylistOptions } from '@loggia/hooks';
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
