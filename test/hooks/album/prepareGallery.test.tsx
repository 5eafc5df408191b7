import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAlbum } from '@loggia/hooks';
import { albumEntry, createDeferredAlbums, galleryEntry } from '../../helpers/createDeferredAlbums.ts';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { beginAt } from '../../helpers/visitHistory.ts';

beforeEach(() => {
  beginAt('/albums');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

/** An album at its top, the code of whose galleries comes when a test says so. */
async function renderTop() {
  const source = createDeferredAlbums();
  let code = createAnswer<void>();
  const prepareGallery = vi.fn(() => code.promise);
  const { result } = renderHook(() => useAlbum({ source, prepareGallery }), { wrapper: StrictMode });
  await act(async () => {
    await import('../../../hooks/album/later/createAlbumMoves.ts');
  });
  await act(async () => source.last.answer({ title: 'Top' }));
  return {
    source,
    album: () => result.current,
    prepareGallery,
    enter: (entry: ReturnType<typeof galleryEntry>) => act(async () => result.current.enter(entry)),
    answer: () => act(async () => source.last.answer({ title: 'Inside' })),
    /** The code comes, or does not. */
    codeComes: () => act(async () => code.resolve()),
    async codeFails() {
      await act(async () => code.fail(new TypeError('Failed to fetch dynamically imported module')));
      code = createAnswer<void>();
    },
  };
}

describe('the code of an album’s galleries', () => {
  test('is fetched ahead, and a gallery is shown when both are there', async () => {
    const { album, prepareGallery, enter, answer, codeComes } = await renderTop();
    expect(prepareGallery).toHaveBeenCalled();
    await enter(galleryEntry('7'));
    await answer();
    expect(album()).toMatchObject({ status: 'refreshing', title: 'Top' });
    await codeComes();
    expect(album()).toMatchObject({ status: 'ready', title: 'Inside', level: { kind: 'gallery' } });
  });

  test('is nothing that an album waits for', async () => {
    const { album, enter, answer } = await renderTop();
    await enter(albumEntry('2'));
    await answer();
    expect(album()).toMatchObject({ status: 'ready', title: 'Inside', level: { kind: 'album' } });
  });

  test('that does not come is a failure with a way on, which asks for it again', async () => {
    const { album, prepareGallery, enter, answer, codeComes, codeFails } = await renderTop();
    await enter(galleryEntry('7'));
    await answer();
    await codeFails();
    expect(album()).toMatchObject({ title: 'Top', message: 'The album could not be loaded.' });
    const asked = prepareGallery.mock.calls.length;
    await act(async () => album().retry());
    await answer();
    expect(prepareGallery).toHaveBeenCalledTimes(asked + 1);
    await codeComes();
    expect(album()).toMatchObject({ status: 'ready', title: 'Inside', failure: null });
  });

  test('that fails ahead of any wish is no failure', async () => {
    const { album, codeFails } = await renderTop();
    await codeFails();
    expect(album()).toMatchObject({ status: 'ready', failure: null });
  });
});
