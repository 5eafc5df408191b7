import { StrictMode } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import { HttpStatusError } from '@loggia/hooks/errors';
import { usePlaylistPages, type PlaylistPage, type PlaylistSource, type PlaylistVideo } from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';

const videos = Array.from({ length: 7 }, (_, index): PlaylistVideo => {
  return { provider: 'youtube', id: `v${index}`, title: `Video ${index}` };
});
const playlist = createStaticPlaylist({ videos, perPage: 3 });
const { initialPage, pageCount } = playlist;

const render = (source: PlaylistSource | undefined = playlist) =>
  renderHook(() => usePlaylistPages({ source, initialPage, pageCount }), { wrapper: StrictMode });
type Pages = ReturnType<typeof render>['result'];

const idsOf = (list: readonly PlaylistVideo[]) => list.map(({ id }) => id).join(' ');
const settles = (result: Pages) => waitFor(() => expect(result.current.isLoading).toBe(false));
const says = (result: Pages) => result.current.getStatusProps().children;
const press = (result: Pages, button: 'Next' | 'Previous' | 'More' | 'Retry') =>
  act(() => result.current[`get${button}ButtonProps`]().onClick?.({} as never));

describe('usePlaylistPages', () => {
  test('announces nothing for a single page', () => {
    const { result } = renderHook(() => usePlaylistPages({ source: playlist, initialPage, pageCount: 1 }));
    expect(says(result)).toBe('');
    expect(result.current.position).toBe('1 of 1');
  });

  test('announces the position after a page change', async () => {
    const { result } = render();
    expect([idsOf(result.current.videos), says(result)]).toEqual(['v0 v1 v2', '1 of 3']);
    expect(result.current.getPreviousButtonProps()).toMatchObject({ 'aria-disabled': true, 'aria-label': 'Prev' });
    press(result, 'Next');
    expect(result.current.getListProps()).toMatchObject({ 'aria-busy': true });
    expect(says(result)).toBe('Loading videos…');
    await settles(result);
    press(result, 'Next');
    await settles(result);
    expect([idsOf(result.current.videos), says(result)]).toEqual(['v6', '3 of 3']);
    expect(result.current.getNextButtonProps()).toMatchObject({ 'aria-disabled': true });
    press(result, 'Previous');
    await settles(result);
    expect([idsOf(result.current.videos), result.current.hasPages]).toEqual(['v3 v4 v5', true]);
  });

  test('appends pages on "load more" until there are no more', async () => {
    const { result } = render();
    press(result, 'More');
    await settles(result);
    press(result, 'More');
    await settles(result);
    expect(idsOf(result.current.videos)).toBe('v0 v1 v2 v3 v4 v5 v6');
    expect([result.current.isAtEnd, result.current.hasMore]).toEqual([true, false]);
  });

  test('announces why a page failed, keeps the current page, and can retry', async () => {
    const loadPage = vi.fn(playlist.loadPage).mockRejectedValue(new HttpStatusError(403));
    const { result } = render({ loadPage });
    press(result, 'Next');
    await waitFor(() => expect(result.current.failure?.message).toBe('These videos may not be shown here.'));
    expect([says(result), idsOf(result.current.videos)]).toEqual([result.current.failure?.message, 'v0 v1 v2']);
    loadPage.mockImplementation(playlist.loadPage);
    press(result, 'Retry');
    await settles(result);
    expect([result.current.failure, result.current.page]).toEqual([null, 2]);
  });

  test('has a single page if there is no source', () => {
    const { result } = renderHook(() => usePlaylistPages({ initialPage }));
    expect([result.current.hasPages, result.current.hasMore, result.current.position]).toEqual([false, false, '1']);
  });
});

test('usePlaylistPages aborts a pending request on unmount', async () => {
  const signals: AbortSignal[] = [];
  const source: PlaylistSource = {
    loadPage(_, { signal }) {
      signals.push(signal);
      return new Promise<PlaylistPage>(() => undefined);
    },
  };
  const { result, unmount } = render(source);
  press(result, 'Next');
  await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false));
  unmount();
  expect(signals.every(({ aborted }) => aborted)).toBe(true);
});
