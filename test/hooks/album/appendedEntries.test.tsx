import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HttpStatusError } from '@loggia/hooks/errors';
import { useAlbum, type UseAlbumOptions } from '@loggia/hooks';
import { createDeferredAlbums, galleryEntry } from '../../helpers/createDeferredAlbums.ts';
import { beginAt, travel } from '../../helpers/visitHistory.ts';

/** Responses of a server with a “load more” button: each reports at most one further page, never the total. */
const ANSWERS = [
  { entries: [galleryEntry('10'), galleryEntry('11')], page: 1, pageCount: 2, title: 'Top' },
  { entries: [galleryEntry('11'), galleryEntry('12')], page: 2, pageCount: 3 },
  { entries: [galleryEntry('13')], page: 3, pageCount: 3 },
];

beforeEach(() => {
  beginAt('/albums?lang=en');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

async function renderGrowing(options: UseAlbumOptions = {}) {
  const albums = createDeferredAlbums();
  const answered = new Set<unknown>();
  const hook = renderHook((props: UseAlbumOptions) => useAlbum(props), {
    initialProps: { source: albums, appends: true, ...options },
    wrapper: StrictMode,
  });
  // The first level is requested asynchronously, after the first render.
  await act(async () => {});
  const album = () => hook.result.current;
  const asked = () => albums.requests.map(({ path, loadMore }) => [path.at(-1)?.page, loadMore]);
  return {
    ...hook,
    albums,
    album,
    answered,
    asked,
    ids: () => album().entries.map(({ id }) => id),
    heard: () => album().getStatusProps().children,
    /** Resolves all pending requests at once. */
    arrive: () =>
      act(async () => {
        const waiting = albums.requests.filter((request) => !answered.has(request));
        for (const request of waiting) {
          answered.add(request);
          request.answer(ANSWERS[(request.path.at(-1)?.page ?? 1) - 1]);
        }
      }),
    do: (what: () => void) => act(async () => what()),
  };
}

/** Renders the album with its first page loaded. */
async function renderFirst(options?: UseAlbumOptions) {
  const growing = await renderGrowing(options);
  await growing.arrive();
  return growing;
}

describe('appended entries', () => {
  test('appear below the previous entries without duplicates, and only new pages are requested', async () => {
    const { album, ids, asked, heard, do: visit, arrive } = await renderFirst();
    const { length } = window.history;
    await visit(() => album().goToPage(2));
    expect([album().status, ids()]).toEqual(['refreshing', ['10', '11']]);
    await arrive();
    expect([ids(), album().title, album().page, album().pageCount]).toEqual([['10', '11', '12'], 'Top', 2, 3]);
    expect(heard()).toBe('');
    await visit(() => album().goToPage(3));
    await arrive();
    expect([ids(), album().pageCount]).toEqual([['10', '11', '12', '13'], 3]);
    expect(asked()).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect([window.location.search, window.history.length]).toEqual(['?lang=en&page_number_0=3', length]);
  });

  test('keep the scroll position and report the reason `appending`', async () => {
    const onPathChange = vi.fn();
    const { album, do: visit, arrive } = await renderFirst({ onPathChange });
    const container = document.createElement('div');
    container.scrollIntoView = vi.fn();
    Object.assign(album().containerRef, { current: container });
    vi.spyOn(container, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 800, 2000));
    await visit(() => album().goToPage(2));
    await arrive();
    expect(onPathChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['appending']);
    expect(container.scrollIntoView).not.toHaveBeenCalled();
  });

  test('are all loaded after a reload if the URL contains a later page number', async () => {
    beginAt('/albums?page_number_0=3');
    const { ids, arrive } = await renderFirst();
    await arrive();
    expect(ids()).toEqual(['10', '11', '12', '13']);
    expect(window.location.search).toBe('?page_number_0=3');
  });

  test('extend the server-rendered entries if the URL contains a later page number', async () => {
    beginAt('/albums?page_number_0=2');
    const path = [{ kind: 'album' as const, id: '1', page: 1 }];
    const { ids, asked, arrive } = await renderGrowing({ initialLevel: { path, album: ANSWERS[0] } });
    await arrive();
    expect([ids(), asked()]).toEqual([['10', '11', '12'], [[2, true]]]);
  });

  test('end at the last page, without a message, if the page number in the URL is out of range', async () => {
    beginAt('/albums?page_number_0=900');
    const { ids, albums, album, do: visit } = await renderFirst();
    await visit(() => {
      for (const { answer } of albums.requests.slice(1)) answer({ entries: [], page: 1, pageCount: 1 });
    });
    expect([ids(), album().message, album().page, window.location.search]).toEqual([['10', '11'], '', 1, '']);
  });

  test('are restored without a request when the user returns from a gallery', async () => {
    const { album, ids, albums, do: visit, arrive } = await renderFirst();
    await visit(() => album().goToPage(2));
    await arrive();
    await visit(() => album().enter(galleryEntry('12')));
    await visit(() => albums.last.answer({ title: 'Sails' }));
    expect(album().title).toBe('Sails');
    const before = albums.requests.length;
    await act(() => travel(-1));
    expect([ids(), albums.requests.length]).toEqual([['10', '11', '12'], before]);
  });

  test('are kept if the next page fails to load, and are extended after a retry', async () => {
    const { album, ids, albums, answered, do: visit, arrive } = await renderFirst();
    await visit(() => album().goToPage(2));
    await visit(() => albums.last.fail(new HttpStatusError(500)));
    answered.add(albums.last);
    expect([album().status, ids(), window.location.search]).toEqual(['failed', ['10', '11'], '?lang=en']);
    await visit(() => album().retry());
    await arrive();
    expect([ids(), album().message]).toEqual([['10', '11', '12'], '']);
  });

  test('are replaced after a new search or a source change', async () => {
    const { album, ids, albums, rerender, do: visit, arrive } = await renderFirst();
    await visit(() => album().goToPage(2));
    await arrive();
    await visit(() => album().search('boat'));
    expect(albums.last.path).toMatchObject([{ page: 1, search: 'boat' }]);
    await visit(() => albums.last.answer({ entries: [galleryEntry('40')], page: 1, pageCount: 1 }));
    expect(ids()).toEqual(['40']);

    const others = createDeferredAlbums();
    await act(async () => rerender({ source: others, appends: true }));
    await visit(() => others.last.answer({ entries: [galleryEntry('50')], page: 1, pageCount: 1 }));
    expect(ids()).toEqual(['50']);
  });
});
