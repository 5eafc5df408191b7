import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineError } from '@loggia/hooks/errors';
import { createWordPressAlbums, createWordPressBackend, readGalleryContainer } from '@loggia/hooks/wordpress';
import { lightboxChunk } from '../../../hooks/adapters/wordpress/chunks.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const LINK =
  '/wp-admin/admin-ajax.php?action=download_gallery&_wpnonce=0123456789&gallery_id=7&bwg=0&type=gallery' +
  '&tag_input_name=bwg_tag_id_bwg_thumbnails_0&bwg_tag_id_bwg_thumbnails_0=&tag=0&bwg_search_0=';

function configWith(link: string) {
  document.body.innerHTML = galleryContainer({ items: [{ id: '1' }] }).replace(
    '</form>',
    `<div class="bwg_download_gallery"><a href="${link.replaceAll('&', '&amp;')}"></a></div></form>`,
  );
  return readGalleryContainer(document.body.firstElementChild as Element);
}

const { signal } = new AbortController();
const archiveOf = (link: string, options?: Parameters<typeof createWordPressBackend>[1]) =>
  createWordPressBackend(configWith(link), options).archive;

test('the archive URL is available during server rendering', () => {
  const address = `https://site.example${LINK}`;
  const config = configWith(address);
  vi.stubGlobal('document', undefined);
  expect(createWordPressBackend(config).archive?.urlOf({})).toBe(address);
});

test('the archive URL is the page’s link with the current search and tags', () => {
  const archive = archiveOf(LINK);
  expect(archive?.urlOf({})).toBe(LINK);
  const url = new URL(archive?.urlOf({ search: 'blue lake', tagIds: ['4', '9'] }) ?? '', location.href);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    action: 'download_gallery',
    _wpnonce: '0123456789',
    gallery_id: '7',
    bwg_tag_id_bwg_thumbnails_0: '4,9',
    bwg_search_0: 'blue lake',
  });
});

test('an absolute archive URL stays absolute', () => {
  const archive = archiveOf(`https://shop.test${LINK}`);
  expect(archive?.urlOf({})).toBe(`https://shop.test${LINK}`);
});

test.each([
  ['no link', ''],
  ['a script URL', 'javascript:alert(1)'],
])('there is no archive on a page with %s', (_what, link) => {
  expect(archiveOf(link)).toBeUndefined();
});

const createZipFetch = () => vi.fn<typeof globalThis.fetch>(async () => new Response('PK\u0003\u0004'));

test.each([
  ['derived from the gallery', undefined, 'gallery-7.zip'],
  ['from the options', { fileName: 'lakes.zip' }, 'lakes.zip'],
])('the archive has a file name %s, and is loaded with the `fetch` option', async (_whose, archive, name) => {
  const fetch = createZipFetch();
  // jsdom’s blobs cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  const file = await archiveOf(LINK, { fetch, archive })?.load({}, { signal });
  expect([file?.name, fetch.mock.calls.map(([address]) => address)]).toEqual([name, [LINK]]);
});

test('the archive of a gallery in an album is loaded with the `fetch` option', async () => {
  const fetch = createZipFetch();
  vi.stubGlobal('Blob', NodeBlob);
  const { albums } = createWordPressAlbums(configWith(LINK), { fetch, archive: { fileName: 'lakes.zip' } });
  const { archive } = albums.openGallery([
    { kind: 'album', id: '0', page: 1 },
    { kind: 'gallery', id: '7', page: 1 },
  ]);
  const file = await archive?.load({}, { signal });
  expect([file?.name, fetch.mock.calls.length]).toEqual(['lakes.zip', 1]);
});

test('the archive URL does not need the chunk, but loading rejects with `OfflineError` if the chunk fails', async () => {
  vi.spyOn(lightboxChunk, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const fetch = createZipFetch();
  const archive = archiveOf(LINK, { fetch });
  expect(archive?.urlOf({})).toBe(LINK);
  expect(lightboxChunk.load).not.toHaveBeenCalled();
  await expect(archive?.load({}, { signal })).rejects.toBeInstanceOf(OfflineError);
  expect(fetch).not.toHaveBeenCalled();
});
