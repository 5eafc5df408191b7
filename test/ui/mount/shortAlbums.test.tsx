import { act } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWordPressAlbums } from '@loggia/hooks/wordpress';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { albumConfig, albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { SITE_ORIGIN } from '../../fixtures/wordpress/firstGalleryConfig.ts';
import { errorBlock } from '../../fixtures/wordpress/galleryMarkup.ts';
import { createFakeSite } from '../../hooks/wordpress/fakeSite.ts';

const { signal } = new AbortController();
const BEYOND = errorBlock('No Images found.');
const MORE = '.loggia-more, .loggia-pager';
const BUTTON = '.loggia-more a, .loggia-more button';
const IN_THE_GALLERY = '?type_0=gallery&album_gallery_id_0=7';
const ENTRIES = [
  { kind: 'gallery', id: '7', title: 'Harbour' },
  { kind: 'gallery', id: '8', title: 'Quay' },
];

/** The end message keeps focus, but is disabled. */
const pressable = () => document.querySelectorAll(`:is(${BUTTON}):not([aria-disabled='true'], [hidden])`);

let handle: MountHandle | undefined;
afterEach(() => {
  act(() => handle?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

/** Mounts a page with an album whose server returns no further entries. */
async function visit(markup: string) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(BEYOND));
  document.body.innerHTML = markup.replaceAll(SITE_ORIGIN, '');
  const current = mount(document);
  handle = current;
  await act(async () => void (await current.ready));
  await vi.waitFor(() => expect(document.querySelector('.loggia-thumbnail')).not.toBeNull());
  return fetch;
}

describe('a mounted album', () => {
  test('ends without an error when more entries are requested', async () => {
    const fetch = await visit(albumContainer({ entries: ENTRIES, hasMore: true }));
    const button = document.querySelector<HTMLElement>(BUTTON);
    expect(button?.hidden).toBe(false);
    await act(async () => button?.click());
    await act(() => vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1)));
    await act(() => vi.waitFor(() => expect(pressable()).toHaveLength(0)));
    expect(document.body.textContent).not.toMatch(/no longer|No Images|Load More/);
    expect(document.querySelectorAll('.loggia-thumbnail').length).toBeGreaterThanOrEqual(ENTRIES.length);
    expect(window.location.search).toBe('');
  });

  test.each(['album_compact_preview', 'album_masonry_preview', 'album_extended_preview'])(
    'shows no pager and sends no request if it fits on one page (%s)',
    async (kind) => {
      const served = albumContainer({ entries: ENTRIES, isExtended: kind === 'album_extended_preview' });
      const fetch = await visit(served.replaceAll('album_compact_preview', kind));
      expect(fetch).not.toHaveBeenCalled();
      expect(document.querySelector(MORE)).toBeNull();
      expect(window.location.search).toBe('');
    },
  );

  test('shows no pager for a gallery that fits on one page', async () => {
    window.history.replaceState(null, '', IN_THE_GALLERY);
    const breadcrumb = JSON.stringify([
      { id: '1', page: 1 },
      { id: '7', page: 1 },
    ]);
    const fetch = await visit(albumContainer({ galleryId: '7', items: [{ id: '1' }, { id: '2' }], breadcrumb }));
    expect(fetch).not.toHaveBeenCalled();
    expect(document.querySelector(MORE)).toBeNull();
    expect(window.location.search).toBe(IN_THE_GALLERY);
  });
});

test('a page beyond the last one of an album gallery is empty instead of a failure', async () => {
  const site = createFakeSite(BEYOND);
  const { albums } = createWordPressAlbums(albumConfig, { fetch: site.fetch });
  const path = [
    { kind: 'album', id: '1', page: 1, title: 'Top' },
    { kind: 'gallery', id: '7', page: 1, title: 'Harbour' },
  ] as const;
  const page = await albums.openGallery(path).gallery?.loadPage({ page: 3, search: 'boat' }, { signal });
  expect(page).toMatchObject({ images: [], emptyMessage: 'No Images found.' });
});
