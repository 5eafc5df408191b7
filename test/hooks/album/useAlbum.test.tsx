import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ALBUM_GUARD_MS } from '@loggia/hooks/album';
import { HttpStatusError, OfflineError } from '@loggia/hooks/errors';
import { useAlbum, type AlbumSource, type UseAlbumOptions } from '@loggia/hooks';
import { albumEntry, createDeferredAlbums, galleryEntry } from '../../helpers/createDeferredAlbums.ts';
import { beginAt, travel } from '../../helpers/visitHistory.ts';

beforeEach(() => {
  beginAt('/albums?lang=en');
  // jsdom has no layout, so it cannot scroll.
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

async function renderAlbum(options: Omit<UseAlbumOptions, 'source'> & { readonly source?: AlbumSource } = {}) {
  const source = createDeferredAlbums();
  const hook = renderHook((props: UseAlbumOptions) => useAlbum(props), {
    initialProps: { source, ...options },
    wrapper: StrictMode,
  });
  // The first level is requested asynchronously, after the first render.
  await act(async () => {});
  const album = () => hook.result.current;
  return {
    ...hook,
    source,
    album,
    ids: () => album().path.map(({ kind, id }) => `${kind} ${id}`),
    /** Resolves the latest request. */
    arrive: (page = {}) => act(async () => source.last.answer(page)),
    do: (act_: () => void) => act(async () => act_()),
  };
}

/** Renders the album with its top level loaded. */
async function renderTop(options: Omit<UseAlbumOptions, 'source'> = {}) {
  const album = await renderAlbum(options);
  await album.arrive({ title: 'Top' });
  return album;
}

/** Skips the double-click guard, so that the next click counts as a separate one. */
function waitOutGuard() {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ALBUM_GUARD_MS);
}

describe('useAlbum', () => {
  test('scrolls to the top when the album or a gallery changes pages, unless `scrollOnPaging` is false', async () => {
    const { source, album, arrive, do: visit, rerender } = await renderTop();
    const container = document.createElement('div');
    container.scrollIntoView = vi.fn();
    vi.spyOn(container, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900));
    const { ref } = album().getContainerProps();
    if (typeof ref === 'function') ref(container);
    else if (ref) Object.assign(ref, { current: container });

    await visit(() => album().goToPage(2));
    expect(container.scrollIntoView).not.toHaveBeenCalled();
    await arrive({ page: 2 });
    expect(container.scrollIntoView).toHaveBeenCalledOnce();
    await visit(() => album().updateGalleryPage(3));
    expect(container.scrollIntoView).toHaveBeenCalledTimes(2);
    rerender({ source, scrollOnPaging: false });
    await visit(() => album().updateGalleryPage(4));
    expect(container.scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test('requests the top level once in StrictMode, then shows it', async () => {
    const { source, album, arrive, ids } = await renderAlbum();
    expect(source.requests).toHaveLength(1);
    expect(album()).toMatchObject({ status: 'loading', level: null, path: [] });
    await arrive({ title: 'Top' });
    expect(album()).toMatchObject({ status: 'ready', title: 'Top', page: 1, pageCount: 3 });
    expect(ids()).toEqual(['album 1']);
    expect([album().nameOf(0), album().nameOf(1)]).toEqual(['Album 2', 'Gallery 7']);
  });

  test('shows the initial level without requesting it', async () => {
    const path = [{ kind: 'album', id: '1', page: 1, title: 'Here' }] as const;
    const { source, album } = await renderAlbum({
      initialLevel: { path, album: { entries: [], page: 1, pageCount: 1, emptyMessage: 'Nothing yet.' } },
    });
    expect(album()).toMatchObject({ status: 'empty', title: 'Here', message: 'Nothing yet.' });
    expect(source.requests).toHaveLength(0);
  });

  test('requests the level named in the URL', async () => {
    beginAt('/albums?type_0=gallery&album_gallery_id_0=7&page_number_0=2');
    const { source, album, arrive, ids } = await renderAlbum();
    expect(source.last.path).toMatchObject([{ id: '1' }, { kind: 'gallery', id: '7', page: 2 }]);
    await arrive();
    expect(album().level).toMatchObject({ kind: 'gallery', page: { page: 2 } });
    expect(ids()).toEqual(['album 1', 'gallery 7']);
  });

  test('restores levels with any ID after going back and reloading', async () => {
    const first = await renderTop();
    await first.do(() => first.album().enter(albumEntry('harbour & boats')));
    await first.arrive();
    waitOutGuard();
    await first.do(() => first.album().enter(galleryEntry('0b9ad4c4-6f0f')));
    await first.arrive();
    await act(() => travel(-1));
    expect(first.ids()).toEqual(['album 1', 'album harbour & boats']);
    first.unmount();
    const { source } = await renderAlbum();
    expect(source.last.path.map(({ id }) => id)).toEqual(['1', 'harbour & boats']);
  });

  test('keeps the old level while the next one loads, then updates the URL', async () => {
    const { album, arrive, do: visit, ids } = await renderTop();
    await visit(() => album().enter(albumEntry('2')));
    expect(album()).toMatchObject({ status: 'refreshing', title: 'Top' });
    expect(window.location.search).toBe('?lang=en');
    await arrive();
    expect(album()).toMatchObject({ status: 'ready', title: 'Album 2' });
    expect(ids()).toEqual(['album 1', 'album 2']);
    expect(window.location.search).toBe('?lang=en&type_0=album&album_gallery_id_0=2');
    expect(window.history.state).toMatchObject({ router: 'kept' });
  });

  test('enters only one level on a double click', async () => {
    const { source, album, do: visit } = await renderTop();
    await visit(() => {
      album().enter(albumEntry('2'));
      album().enter(galleryEntry('7'));
    });
    expect(source.requests).toHaveLength(2);
    waitOutGuard();
    await visit(() => album().enter(galleryEntry('7')));
    expect(source.requests).toHaveLength(3);
  });

  test('aborts an earlier request and ignores its late response', async () => {
    const { source, album, do: visit, arrive } = await renderTop();
    await visit(() => album().enter(albumEntry('2')));
    const slow = source.last;
    waitOutGuard();
    await visit(() => album().enter(galleryEntry('7')));
    expect(slow.signal.aborted).toBe(true);
    await arrive();
    await act(async () => slow.answer({ title: 'Too late' }));
    expect(album()).toMatchObject({ title: 'Gallery 7', level: { kind: 'gallery' } });
  });

  test('does not enter a level if `onPathChange` cancels the change', async () => {
    const onPathChange = vi.fn<NonNullable<UseAlbumOptions['onPathChange']>>((_path, details) => details.cancel());
    const { source, album, do: visit } = await renderTop({ onPathChange });
    await visit(() => album().enter(albumEntry('2')));
    expect(onPathChange.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['1', '2']);
    expect(onPathChange.mock.calls[0]?.[1].reason).toBe('enter');
    expect(source.requests).toHaveLength(1);
  });

  test('replaces the history entry when paging, and resets to page 1 when searching', async () => {
    const { source, album, do: visit, arrive } = await renderTop();
    const { length } = window.history;
    await visit(() => album().goToPage(2));
    await arrive();
    expect(album()).toMatchObject({ page: 2, position: 'Page 2 of 3' });
    expect([window.location.search, window.history.length]).toEqual(['?lang=en&page_number_0=2', length]);
    await visit(() => album().search('boat'));
    expect(source.last.path).toMatchObject([{ id: '1', page: 1, search: 'boat' }]);
  });

  test('aborts the pending request on unmount', async () => {
    const { source, unmount } = await renderAlbum();
    unmount();
    expect(source.last.signal.aborted).toBe(true);
  });
});

describe('going back in an album', () => {
  async function renderDeep() {
    const album = await renderTop();
    await album.do(() => album.album().goToPage(2));
    await album.arrive();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(340);
    await album.do(() => album.album().enter(albumEntry('2')));
    await album.arrive();
    waitOutGuard();
    await album.do(() => album.album().enter(galleryEntry('7')));
    await album.arrive();
    return album;
  }

  test('returns level by level through browser history, restoring page and scroll position without requests', async () => {
    const { source, album, ids } = await renderDeep();
    expect(ids()).toEqual(['album 1', 'album 2', 'gallery 7']);
    const { length } = source.requests;
    await act(() => travel(-1));
    expect(ids()).toEqual(['album 1', 'album 2']);
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      album().back();
      await popped;
    });
    expect(album()).toMatchObject({ title: 'Top', page: 2 });
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 340, behavior: 'instant' });
    expect(source.requests).toHaveLength(length);
    await act(() => travel(2));
    expect(ids()).toEqual(['album 1', 'album 2', 'gallery 7']);
  });

  test('goes up a level after a breadcrumb click, which adds a history entry', async () => {
    const { album, do: visit, ids } = await renderDeep();
    const { length } = window.history;
    await visit(() => album().goToDepth(1));
    expect(ids()).toEqual(['album 1', 'album 2']);
    expect(window.history.length).toBe(length + 1);
    await visit(() => album().back());
    expect(ids()).toEqual(['album 1']);
    expect(window.location.search).toBe('?lang=en&page_number_0=2');
  });

  test('goes up and removes the level from the URL if the user opened the URL directly', async () => {
    beginAt('/albums?lang=en&type_0=gallery&album_gallery_id_0=7');
    const { source, album, arrive, do: visit, ids } = await renderAlbum();
    await arrive();
    await visit(() => album().back());
    expect(source.last).toMatchObject({ isBack: true, path: [{ id: '1', page: 1 }] });
    await arrive();
    expect(ids()).toEqual(['album 1']);
    expect(window.location.search).toBe('?lang=en');
  });

  test('works after a reload and restores page and scroll position', async () => {
    const first = await renderDeep();
    first.unmount();
    const { source, arrive, ids } = await renderAlbum();
    expect(source.last.path.map(({ id }) => id)).toEqual(['1', '2', '7']);
    await arrive();
    expect(ids()).toEqual(['album 1', 'album 2', 'gallery 7']);
    await act(() => travel(-2));
    expect(source.last).toMatchObject({ isBack: true, path: [{ id: '1', page: 2 }] });
    await arrive();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 340, behavior: 'instant' });
  });

  test('restores the gallery page when the user goes forward again', async () => {
    const { source, album, do: visit, arrive } = await renderDeep();
    await visit(() => album().updateGalleryPage(3));
    expect(window.location.search).toContain('page_number_0=3');
    await act(() => travel(-1));
    await act(() => travel(1));
    expect(source.last.path.at(-1)).toMatchObject({ kind: 'gallery', page: 3 });
    await arrive();
    expect(album().level).toMatchObject({ page: { page: 3 } });
  });

  test('works without a URL codec and adds no history entries', async () => {
    const { album, arrive, do: visit, ids } = await renderTop({ urlCodec: false });
    const { length } = window.history;
    await visit(() => album().enter(albumEntry('2')));
    await arrive();
    expect(album().getEntryLinkProps({ entry: galleryEntry('7') }).href).toBeUndefined();
    await visit(() => album().back());
    expect(ids()).toEqual(['album 1']);
    expect([window.location.search, window.history.length]).toEqual(['?lang=en', length]);
  });
});

describe('a failed album request', () => {
  test('keeps the old level and URL, and is sent again on retry', async () => {
    const { source, album, do: visit, arrive, ids } = await renderTop();
    await visit(() => album().enter(albumEntry('2')));
    await act(async () => source.last.fail(new HttpStatusError(500)));
    expect(album()).toMatchObject({ status: 'failed', title: 'Top', message: 'The album could not be loaded.' });
    expect(window.location.search).toBe('?lang=en');
    await visit(() => album().retry());
    expect(source.last.path.map(({ id }) => id)).toEqual(['1', '2']);
    await arrive();
    expect(album()).toMatchObject({ status: 'ready', error: null, message: '' });
    expect(ids()).toEqual(['album 1', 'album 2']);
  });

  test('is retried automatically once the device is back online', async () => {
    const { source, album, arrive } = await renderAlbum();
    await act(async () => source.last.fail(new OfflineError()));
    expect(album()).toMatchObject({ status: 'failed', message: 'You are probably offline.' });
    await act(async () => window.dispatchEvent(new Event('online')));
    await arrive();
    expect(album().status).toBe('ready');
  });

  test('clears its error when the user navigates back to the shown level', async () => {
    const { source, album, do: visit, arrive } = await renderTop();
    await visit(() => album().enter(albumEntry('2')));
    await arrive();
    await visit(() => album().goToPage(2));
    await act(async () => source.last.fail(new HttpStatusError(500)));
    expect(album().status).toBe('failed');
    await act(() => travel(-1));
    expect(album()).toMatchObject({ status: 'ready', title: 'Top' });
  });
});
