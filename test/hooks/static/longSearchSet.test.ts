import { act, renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { useBrowsing } from '@loggia/hooks';
import { createStaticAlbums, createStaticBackend } from '@loggia/hooks/static';

const { signal } = new AbortController();
const WORDS = 'harbour '.repeat(25);
/** A search query of maximum length, followed by words that no title contains. */
const PASTED = WORDS + 'nowhere '.repeat(12_500);

test('a 100,000-character search query is truncated to 200 characters', () => {
  const { result } = renderHook(() => useBrowsing());
  act(() => result.current.change({ search: PASTED }));
  expect(result.current.state.search).toBe(WORDS);
});

test('static images and albums are searched by the first 200 of 100,000 characters', async () => {
  const images = [{ id: '1', url: '/1.jpg', title: 'The harbour' }];
  const { gallery } = createStaticBackend({ images });
  const found = await gallery?.loadPage({ page: 1, search: PASTED }, { signal });
  expect(found?.images).toHaveLength(1);

  const { albums } = createStaticAlbums({ album: { id: '1', entries: [{ id: '2', title: 'The harbour', images }] } });
  const level = await albums?.loadAlbum({ path: [{ kind: 'album', id: '1', page: 1, search: PASTED }] }, { signal });
  expect(level?.entries).toHaveLength(1);
});
