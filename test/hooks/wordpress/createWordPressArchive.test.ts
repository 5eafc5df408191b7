import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, expect, test, vi } from 'vitest';
import { createWordPressArchive, readGalleryContainer } from '@loggia/hooks/wordpress';
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

test('a server that renders the page offers the same file', () => {
  const address = `https://site.example${LINK}`;
  const config = configWith(address);
  vi.stubGlobal('document', undefined);
  expect(createWordPressArchive(config)?.addressOf({})).toBe(address);
});

test('the zip is asked for as the page links to it, with the search and the tags of what is shown', () => {
  const archive = createWordPressArchive(configWith(LINK));
  expect(archive?.addressOf({})).toBe(LINK);
  const url = new URL(archive?.addressOf({ search: 'blue lake', tagIds: ['4', '9'] }) ?? '', location.href);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    action: 'download_gallery',
    _wpnonce: '0123456789',
    gallery_id: '7',
    bwg_tag_id_bwg_thumbnails_0: '4,9',
    bwg_search_0: 'blue lake',
  });
});

test('an absolute address stays one', () => {
  const archive = createWordPressArchive(configWith(`https://shop.test${LINK}`));
  expect(archive?.addressOf({})).toBe(`https://shop.test${LINK}`);
});

test.each([
  ['no link', ''],
  ['a link that could run something', 'javascript:alert(1)'],
])('there is none where the page has %s', (_what, link) => {
  expect(createWordPressArchive(configWith(link))).toBeUndefined();
});

test('the zip is asked for by the `fetch` of the caller', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('PK\u0003\u0004'));
  const archive = createWordPressArchive(configWith(LINK), { fetch });
  // That of jsdom cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  const { name } = (await archive?.load({}, { signal: new AbortController().signal })) ?? {};
  expect([name, fetch.mock.calls.map(([address]) => address)]).toEqual(['gallery-7.zip', [LINK]]);
});
