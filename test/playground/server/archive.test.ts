import { expect, test } from 'vitest';
import { openTestCms, type TestCms } from './support/openTestCms.ts';
import { unpackZip } from './support/unpackZip.ts';

const PLACE = { galleryId: '2', instance: 0, currentUrl: '/views/thumbnails', shortcodeId: 24 } as const;

/** The URL of the ZIP file on a demo page. */
function urlOf(cms: TestCms, search = '') {
  const { downloadUrl = '' } = cms.content.containerConfig(PLACE);
  return downloadUrl.replace('bwg_search_0=', `bwg_search_0=${search}`);
}

test('a gallery download is a valid ZIP file that contains the search results', async () => {
  const cms = openTestCms();
  const found = cms.content.galleryPage({ ...PLACE, page: 1, perPage: 100, query: { search: 'islands' } }).images;
  const response = await cms.get(urlOf(cms, 'islands'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="landscapes.zip"');

  const files = unpackZip(Buffer.from(await response.arrayBuffer()));
  expect(files.map(({ name }) => name)).toEqual(found.map(({ fileName }) => `${fileName}.jpg`));
  for (const { bytes } of files) expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});

test('the server-rendered page links to the gallery download, if enabled', async () => {
  const cms = openTestCms();
  const page = async (shortcodeId: number) => {
    const body = new URLSearchParams({ shortcode_id: String(shortcodeId), bwg: '0', page_number_0: '1' });
    const address = '/wp-admin/admin-ajax.php?action=bwg_frontend_data';
    const answer = await (await cms.app.request(address, { method: 'POST', body })).text();
    return /bwg_download_gallery"><a href="([^"]*)"/.exec(answer)?.[1]?.replaceAll('&amp;', '&');
  };
  const href = (await page(24)) ?? '';
  expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({
    action: 'download_gallery',
    gallery_id: '2',
    type: 'gallery',
    tag_input_name: 'bwg_tag_id_bwg_thumbnails_0',
  });
  expect(await page(2)).toBeUndefined();
});

test.each([
  ['without a valid nonce', (address: string) => address.replace(/_wpnonce=\w+/, '_wpnonce=0123456789'), 403],
  ['for a missing gallery', (address: string) => address.replace('gallery_id=2', 'gallery_id=999'), 400],
  [
    'for an empty search result',
    (address: string) => address.replace(/bwg_search_0=.*/, 'bwg_search_0=nothing-is-called-this'),
    400,
  ],
  ['for too many images', (address: string) => address.replace('gallery_id=2', 'gallery_id=3'), 400],
])('a gallery download is rejected %s', async (_when, change, status) => {
  const cms = openTestCms();
  const response = await cms.get(change(urlOf(cms)));
  expect(response.status).toBe(status);
  expect((await response.text()).length).toBeLessThan(3);
});
