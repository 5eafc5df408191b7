import { afterEach, describe, expect, test } from 'vitest';
import { createWordPressAlbums, readResponseAlbumView, readContainer } from '@loggia/hooks/wordpress';
import {
  albumAnswer,
  albumConfig,
  albumContainer,
  galleryInAlbum,
  inSearchLine,
  ORDER,
  SEARCH_BOX,
} from '../../../fixtures/wordpress/albumMarkup.ts';
import { galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';
import { createFakeSite } from '../fakeSite.ts';
import { runOriginalScripts } from '../../../fixtures/wordpress/runOriginalScripts.ts';

afterEach(() => document.body.replaceChildren());

function place(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('.bwg_container') ?? expect.unreachable('no container');
}

function readAfterScripts(html: string) {
  const container = place(html);
  runOriginalScripts(container);
  return readContainer(container);
}

const items = [{ id: '1' }, { id: '2' }];
const { signal } = new AbortController();
const entries = [{ kind: 'gallery', id: '2', title: 'Harbour' }];
const AT_PAGE_4 = { page: 4, isEndOfList: true, currentUrl: '/quay/?page_number_0=4' };

/** One page of each kind. */
const PAGES = {
  thumbnails: galleryContainer({ items }),
  masonry: galleryContainer({ items, galleryType: 'thumbnails_masonry' }),
  mosaic: galleryContainer({ items, galleryType: 'thumbnails_mosaic' }),
  blog: galleryContainer({ items, galleryType: 'blog_style' }),
  'image browser': galleryContainer({ items: [{ id: '1' }], galleryType: 'image_browser', pageCount: 4 }),
  'numbered pages': galleryContainer({ items, pageCount: 3, page: 2 }),
  'pages that grow by a button': galleryContainer({ items, hasMore: true }),
  'pages that grow by scrolling': galleryContainer({ items, pagerScript: 'scroll' }),
  'search line': inSearchLine(galleryContainer({ items, pageCount: 3 }), SEARCH_BOX + ORDER),
  album: albumContainer({ entries }),
  'numbered album': albumContainer({ entries, pageCount: 3 }),
  'growing album': albumContainer({ entries, hasMore: true }),
  'gallery in an album': albumContainer({ galleryId: '2', items }),
  'gallery in an album without a search line': galleryInAlbum(items, '2'),
};

describe('readContainer after the plugin’s scripts have run', () => {
  test.each(Object.entries(PAGES))('returns the same result as before the scripts: %s', (_kind, html) => {
    const before = readContainer(place(html));
    expect(readAfterScripts(html)).toEqual(before);
  });

  test.each(['thumbnails', 'thumbnails_masonry', 'thumbnails_mosaic', 'blog_style'])(
    'reads the page number at the end of an appending %s gallery',
    (galleryType) => {
      const html = galleryContainer({ items, galleryType, ...AT_PAGE_4 });
      expect(readAfterScripts(html)).toMatchObject({
        browsing: { paging: 'button' },
        gallery: { initialPage: { page: 4, pageCount: 4 } },
      });
    },
  );

  test('reads the page number at the end of an appending album', () => {
    const html = albumContainer({ entries, ...AT_PAGE_4, breadcrumb: '[{"id":"1","page":4}]' });
    expect(readAfterScripts(html)).toMatchObject({
      browsing: { paging: 'button' },
      album: { initialLevel: { path: [{ id: '1', page: 4 }], album: { page: 4, pageCount: 4 } } },
    });
  });

  test('reads page 1 if the list does not append pages and the URL has no page number', () => {
    expect(readAfterScripts(galleryContainer({ items, isEndOfList: true }))).toMatchObject({
      browsing: { paging: 'numbers' },
      gallery: { initialPage: { page: 1, pageCount: 1, total: 2 } },
    });
  });
});

describe('readContainer for a gallery in an album, without a search line', () => {
  test('reads the images and the path to the gallery', () => {
    expect(readContainer(place(galleryInAlbum(items, '2')))).toMatchObject({
      kind: 'album',
      hasAlbumView: false,
      album: {
        albumId: '1',
        initialLevel: {
          path: [
            { kind: 'album', id: '1' },
            { kind: 'gallery', id: '2' },
          ],
          gallery: {
            images: [
              { id: '1', galleryId: '2' },
              { id: '2', galleryId: '2' },
            ],
          },
        },
      },
    });
  });
});

describe('createWordPressAlbums on a page that shows a gallery of the album', () => {
  test('omits the album type, because the page contains only the gallery’s type', async () => {
    const read = readContainer(place(galleryInAlbum(items, '2')));
    if (read.kind !== 'album') throw new Error('It is a gallery.');
    const site = createFakeSite(albumAnswer({ entries }));
    const { albums } = createWordPressAlbums(read.album, { fetch: site.fetch });
    const page = await albums.loadAlbum({ path: [{ kind: 'album', id: '1', page: 1 }] }, { signal });
    expect(page.entries).toMatchObject([{ id: '2', title: 'Harbour' }]);
    const [body] = site.requests.map((request) => request.body);
    expect(body?.has('bwg-preview-type')).toBe(false);
    expect(body?.get('shortcode_id')).toBe('1');
  });

  test('sends the album type if the page contains it', async () => {
    const site = createFakeSite(albumAnswer({ entries }));
    const { albums } = createWordPressAlbums(albumConfig, { fetch: site.fetch });
    await albums.loadAlbum({ path: [{ kind: 'album', id: '1', page: 1 }] }, { signal });
    expect(site.requests[0]?.body.get('bwg-preview-type')).toBe('album_compact_preview');
  });
});

describe('readResponseAlbumView', () => {
  test('reads the view from the response', () => {
    const answer = albumAnswer({ entries, isExtended: true });
    expect(readResponseAlbumView(answer, { view: 'albumCompact', instance: 0 }).view).toBe('albumExtended');
  });

  test('keeps the current view if the response does not contain one', () => {
    expect(readResponseAlbumView(albumAnswer({ entries }), { view: 'albumMasonry', instance: 0 }).view).toBe(
      'albumMasonry',
    );
  });
});

describe('readContainer for a single heading', () => {
  const withHeading = (className: string) =>
    readContainer(
      place(galleryContainer({ items }).replace('<div class="search_line', `<div class="${className}">Quay</div>$&`)),
    );

  test('reads a title', () => {
    expect(withHeading('bwg_gal_title_0')).toMatchObject({
      browsing: { hasGalleryTitle: true, hasGalleryDescription: false },
      gallery: { initialPage: { title: 'Quay', description: undefined } },
    });
  });

  test('reads a description from its own class', () => {
    expect(withHeading('bwg_gal_title_0 bwg_gal_description_0')).toMatchObject({
      browsing: { hasGalleryTitle: false, hasGalleryDescription: true },
      gallery: { initialPage: { title: undefined, description: 'Quay' } },
    });
  });
});
