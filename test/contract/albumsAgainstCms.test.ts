// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MissingContentError } from '@loggia/hooks/errors';
import type { AlbumCrumb } from '@loggia/hooks';
import { createWordPressAlbums, readAlbumContainer } from '@loggia/hooks/wordpress';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';
import { readRecordings } from './readRecordings.ts';
import { shapeOfRecording } from './server/shapeOfRecording.ts';
import { summarizeAnswer } from './server/summarizeAnswer.ts';

const { signal } = new AbortController();
const TOP: AlbumCrumb = { kind: 'album', id: '1', page: 1 };
const STOREROOM: AlbumCrumb = { kind: 'album', id: '2', page: 1, title: 'The storeroom' };
const LANDSCAPES: AlbumCrumb = { kind: 'gallery', id: '2', page: 1, title: 'Landscapes' };

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
}, 60_000);
afterAll(() => cms.close());

const createAlbums = (shortcodeId = 44) =>
  createWordPressAlbums(cms.content.albumConfig({ shortcodeId, currentUrl: '/albums/' }), {
    fetch: async (input, init) => cms.app.request(new Request(input, init)),
  }).albums;
const namesOf = (entries: readonly { readonly kind: string; readonly title?: string | undefined }[]) =>
  entries.map(({ kind, title }) => `${kind}: ${title}`);

describe('the demo’s albums', () => {
  test('load one level and page at a time', async () => {
    const albums = createAlbums();
    const first = await albums.loadAlbum({ path: [TOP] }, { signal });
    expect(first).toMatchObject({ page: 1, pageCount: 2, title: 'The collection' });
    expect(namesOf(first.entries)).toEqual(['gallery: Landscapes', 'album: The storeroom']);
    expect(first.entries[0]?.cover).toMatchObject({ url: expect.stringContaining('/landscapes/thumb/'), width: 500 });
    const second = await albums.loadAlbum({ path: [{ ...TOP, page: 2 }] }, { signal });
    expect(namesOf(second.entries)).toEqual(['gallery: Public domain', 'album: An empty album']);
    const inner = await albums.loadAlbum({ path: [TOP, STOREROOM] }, { signal });
    expect(namesOf(inner.entries)).toEqual(['gallery: Archive', 'album: Odd corners']);
  });

  test('report only whether a next page exists if they use a "load more" button', async () => {
    const albums = createAlbums(45);
    const first = await albums.loadAlbum({ path: [TOP] }, { signal });
    expect(first).toMatchObject({ page: 1, pageCount: 2 });
    const second = await albums.loadAlbum({ path: [{ ...TOP, page: 2 }], loadMore: true }, { signal });
    expect(second).toMatchObject({ page: 2, pageCount: 2 });
    expect(namesOf(second.entries)).toEqual(['gallery: Public domain', 'album: An empty album']);
    const gallery = await albums.openGallery([TOP, LANDSCAPES]).gallery?.loadPage({ page: 1 }, { signal });
    expect([gallery?.images.length, gallery?.pageCount]).toEqual([4, 2]);
  });

  test('can be searched by name, return a message if they are empty, and reject the ID of a missing album', async () => {
    const albums = createAlbums();
    const found = await albums.loadAlbum({ path: [{ ...TOP, search: 'room the' }] }, { signal });
    expect(namesOf(found.entries)).toEqual(['album: The storeroom']);
    const empty = await albums.loadAlbum({ path: [TOP, { ...STOREROOM, id: '4' }] }, { signal });
    expect(empty).toMatchObject({ entries: [], emptyMessage: 'No albums or galleries found.' });
    const gone = albums.loadAlbum({ path: [TOP, { ...STOREROOM, id: '99' }] }, { signal });
    await expect(gone).rejects.toBeInstanceOf(MissingContentError);
  });

  test('offer a ZIP download once a gallery has loaded, if enabled', async () => {
    const { gallery, archive } = createAlbums(41).openGallery([TOP, LANDSCAPES]);
    expect(archive?.urlOf({})).toBeUndefined();
    await gallery?.loadPage({ page: 1 }, { signal });
    const address = archive?.urlOf({ search: 'lake' }) ?? '';
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({ action: 'download_gallery', gallery_id: '2', bwg_search_0: 'lake' });
    const answer = await cms.app.request(new Request(address));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/zip']);

    const { gallery: plain, archive: none } = createAlbums(44).openGallery([TOP, LANDSCAPES]);
    await plain?.loadPage({ page: 1 }, { signal });
    expect(none?.urlOf({})).toBeUndefined();
  });

  test('contain galleries with their own pagination and lightbox', async () => {
    const { gallery, lightbox } = createAlbums().openGallery([TOP, LANDSCAPES]);
    const page = await gallery?.loadPage({ page: 2 }, { signal });
    expect(page).toMatchObject({ page: 2, title: 'Landscapes' });
    expect(page?.images).toHaveLength(4);
    const [image] = page?.images ?? [];
    const opened = await lightbox?.load({ imageId: image?.id ?? '' }, { signal });
    expect(new Set(opened?.images.map(({ galleryId }) => galleryId))).toEqual(new Set(['2']));
  });

  test.each([41, 42, 43])('are parsed from the HTML page at any level: shortcode %i', async (shortcodeId) => {
    const read = async (query: string) => {
      const holder = document.createElement('div');
      holder.innerHTML = await (await cms.get(`/wp-gallery/${shortcodeId}/${query}`)).text();
      const container = holder.querySelector('.bwg_container');
      if (!container) throw new Error('The page has no container.');
      return readAlbumContainer(container).initialLevel;
    };
    const top = await read('');
    const content = cms.content.albumLevel({ shortcodeId, level: null, page: 1 });
    expect(top.path).toEqual(content?.path);
    expect(namesOf(top.album?.entries ?? [])).toEqual(namesOf(content?.album?.entries ?? []));
    expect((await read('?type_0=album&album_gallery_id_0=3')).path).toMatchObject([{ id: '1' }, { id: '3' }]);
    const inside = await read('?type_0=gallery&album_gallery_id_0=2');
    expect(inside.path).toMatchObject([{ id: '1' }, { kind: 'gallery', id: '2' }]);
    expect(inside.gallery?.images).toHaveLength(12);
  });

  test('include all parent levels in their server-side path', () => {
    const levelOf = (id: string) =>
      cms.content
        .albumLevel({ shortcodeId: 43, level: { kind: 'gallery', id }, page: 1 })
        ?.path.map(({ title }) => title);
    expect(levelOf('7')).toEqual(['The collection', 'The storeroom', 'Odd corners', 'Missing file']);
    expect(levelOf('99')).toBeUndefined();
  });
});

const recordings = readRecordings().find(({ name }) => name === 'recordings');
const SHORTCODES: Readonly<Record<string, string>> = { '11': '44', '12': '43', '13': '42' };
const calls = (recordings?.read('pg-frontend-data').exchanges ?? []).filter(({ name }) => name.startsWith('album'));
/** Whether an element only affects the appearance. */
const isForLooks = (element: string) => element === 'style';

describe.runIf(recordings)('a CMS response', () => {
  test.each(calls.map((exchange) => [exchange.name, exchange] as const))(
    'has the recorded structure: %s',
    async (_name, { request, response }) => {
      const fields = (request.body?.urlencoded ?? []).map(({ name, value }): [string, string] => {
        if (name === 'shortcode_id') return [name, SHORTCODES[value] ?? value];
        return [name, name.startsWith('bwg_search') && value ? 'storeroom' : value];
      });
      const text = await (await cms.post(request.path, fields)).text();
      const shape = summarizeAnswer(text);
      const recorded = shapeOfRecording(response.body.summary ?? {});
      expect(shape.rootElements.filter((element) => !isForLooks(element) && !element.startsWith('div#'))).toEqual(
        recorded.rootElements.filter((element) => !isForLooks(element) && !element.startsWith('div#')),
      );
      expect(shape.hasErrorBlock).toBe(recorded.hasErrorBlock);
      expect(shape.items).toEqual(recorded.items);
      expect(shape.hiddenInputs).toEqual(recorded.hiddenInputs);
    },
  );
});
