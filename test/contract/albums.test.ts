// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { HttpStatusError, InvalidResponseError, MissingContentError } from '@loggia/hooks/errors';
import type { AlbumCrumb } from '@loggia/hooks';
import { createWordPressAlbums, readAlbumContainer } from '@loggia/hooks/wordpress';
import { albumAnswer, albumConfig, albumContainer, SCROLL_SCRIPT } from '../fixtures/wordpress/albumMarkup.ts';
import { errorBlock, galleryAnswer } from '../fixtures/wordpress/galleryMarkup.ts';
import { readRecordings } from './readRecordings.ts';
import { rebuildContainer, rebuildGalleryAnswer } from './rebuildMarkup.ts';
import type { AnswerSummary, Exchange } from './Recording.ts';
import { siteThatAnswers } from './siteThatAnswers.ts';

const { signal } = new AbortController();
const TOP: AlbumCrumb = { kind: 'album', id: '1', page: 1, title: 'Top' };

function elementOf(markup: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  if (!holder.firstElementChild) throw new Error('There is no element.');
  return holder.firstElementChild;
}

const recordings = readRecordings().find(({ name }) => name === 'recordings');
const read = (file: 'pg-views' | 'pg-frontend-data') => recordings?.read(file).exchanges ?? [];
const valueOf = (exchange: Exchange, name: string): string =>
  exchange.request.body?.urlencoded.find((field) => field.name === name)?.value ?? '';

interface AlbumItem {
  readonly 'data-def_type': string;
  readonly 'data-alb_gal_id': string;
  readonly 'data-title': string;
}

/** The entries of a recording, without duplicates: an extended album contains each entry twice. */
function recordedEntries({ albumItems = [] }: AnswerSummary) {
  const items = (albumItems as readonly AlbumItem[]).map((item) => ({
    kind: item['data-def_type'],
    id: item['data-alb_gal_id'],
    title: item['data-title'],
  }));
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The album path of the recorded request. */
function pathOf(exchange: Exchange): readonly AlbumCrumb[] {
  const written = JSON.parse(valueOf(exchange, 'bwg_album_breadcrumb_0')) as { id: number; page: number }[];
  const kind = valueOf(exchange, 'type_0') === 'gallery' ? 'gallery' : 'album';
  return written.map(({ id, page }, index) => ({
    kind: index === written.length - 1 ? kind : 'album',
    id: String(id),
    page,
    search: index === written.length - 1 ? valueOf(exchange, 'bwg_search_0') : undefined,
    title: index === written.length - 1 ? valueOf(exchange, 'title_0') : 'Top',
  }));
}

describe('an album entry’s title', () => {
  const titleIn = (html: string) =>
    readAlbumContainer(
      elementOf(albumContainer({}).replace('class="bwg-container bwg-album-thumbnails">', (start) => start + html)),
    ).initialLevel.album?.entries[0]?.title;
  const link = (content: string, title = String.raw`The Alps \&quot;2024\&quot;`) =>
    `<a class="bwg-album" data-def_type="gallery" data-alb_gal_id="3" data-title="${title}">${content}</a>`;
  const PICTURE = '<img src="/3.jpg" alt="">';

  test.each([
    [
      'from the title element of an extended album',
      `<div class="bwg-item"><div>${link(PICTURE)}</div><div>${link('<span class="bwg_title_spun_0">The Alps “2024” &amp; C:\\new</span>')}</div></div>`,
      'The Alps “2024” & C:\\new',
    ],
    [
      'from the link in an extended album',
      `<div class="bwg-item"><div>${link(PICTURE)}</div><div>${link('The Alps "2024"')}</div></div>`,
      'The Alps "2024"',
    ],
    [
      'from below the image in a compact album',
      `<div class="bwg-item">${link(`${PICTURE}<div class="bwg-title1"><div class="bwg-title2">The Alps "2024"</div></div>`)}</div>`,
      'The Alps "2024"',
    ],
    ['from the attribute only', `<div class="bwg-item">${link(PICTURE)}</div>`, 'The Alps "2024"'],
    [
      'from the attribute only, keeping backslashes in the title itself',
      `<div class="bwg-item">${link(PICTURE, String.raw`C:\new`)}</div>`,
      String.raw`C:\new`,
    ],
  ])('is parsed without the backslashes the server adds: %s', (_where, html, title) => {
    expect(titleIn(html)).toBe(title);
  });
});

describe('the albums adapter, replaying the recordings', () => {
  const pages = read('pg-views').flatMap(({ name, response: { body } }) =>
    body.summary?.container?.['data-is-album'] === 'album' ? [[name, body.summary] as const] : [],
  );
  const calls = read('pg-frontend-data').filter(({ name }) => name.startsWith('album'));

  test('has three album views and eight requests to replay, if recordings are available', () => {
    expect(pages).toHaveLength(recordings ? 3 : 0);
    expect(calls).toHaveLength(recordings ? 8 : 0);
  });

  test.each(pages)('parses the album container: %s', (_name, summary) => {
    const { initialLevel, albumId, galleryViewType } = readAlbumContainer(elementOf(rebuildContainer(summary)));
    expect(initialLevel.path).toEqual([{ kind: 'album', id: albumId, page: 1, title: 'Top album' }]);
    expect(initialLevel.album?.entries).toMatchObject(recordedEntries(summary));
    expect(galleryViewType).toBe(summary.container?.['data-gallery-view-type']);
  });

  test.each(calls.map((exchange) => [exchange.name, exchange] as const))(
    'sends the recorded request and loads the recorded level: %s',
    async (_name, exchange) => {
      const [, page] =
        pages.find(([, { form }]) => form?.['data-shortcode-id'] === valueOf(exchange, 'shortcode_id')) ?? [];
      const { summary } = exchange.response.body;
      if (!page || !summary) throw new Error('The recording is not whole.');
      const { initialLevel: _level, ...config } = readAlbumContainer(elementOf(rebuildContainer(page)));
      const site = siteThatAnswers(rebuildGalleryAnswer(summary), exchange.response.status);
      const { albums } = createWordPressAlbums({ ...config, randomSeed: '12345' }, { fetch: site.fetch });
      const path = pathOf(exchange);
      const isBack = valueOf(exchange, 'action_0') === 'back';
      const [last] = path.slice(-1);

      const level =
        last?.kind === 'gallery'
          ? await albums.openGallery(path).gallery?.loadPage({ page: last.page, randomSeed: '12345' }, { signal })
          : await albums.loadAlbum({ path, isBack }, { signal });
      const posted = [...new URLSearchParams(await site.lastRequest().text())];
      expect(posted).toEqual(exchange.request.body?.urlencoded.map(({ name, value }) => [name, value]));
      if (level && 'images' in level) {
        expect(level.images.map(({ id, galleryId }) => [id, galleryId])).toEqual(
          summary.imageIds?.map((id) => [id, last?.id]),
        );
      } else expect(level?.entries).toMatchObject(recordedEntries(summary));
      expect(level?.pageCount).toBe(Number(summary.pagination?.pagesCount ?? 1));
    },
  );
});

const entries = [
  { kind: 'gallery', id: '7', title: 'Nets <b>&amp;</b> floats', description: 'First line<br />second line' },
  { kind: 'album', id: '7', title: '', cover: '' },
] as const;
const EXPECTED = [
  {
    kind: 'gallery',
    id: '7',
    title: 'Nets &amp; floats',
    description: 'First line\nsecond line',
    cover: { url: expect.stringMatching(/\/uploads\/gallery-7\.jpg$/), width: 333.33, height: 500 },
  },
  { kind: 'album', id: '7', title: undefined, description: undefined, cover: undefined },
];
const load = (html: string, status = 200) =>
  createWordPressAlbums(albumConfig, { fetch: siteThatAnswers(html, status).fetch }).albums.loadAlbum(
    { path: [TOP] },
    { signal },
  );

describe('an album', () => {
  test.each([false, true])('is parsed from its markup (extended: %s)', async (isExtended) => {
    const page = await load(albumAnswer({ entries, isExtended, pageCount: 3, page: 2, title: 'Quay' }));
    expect(page).toMatchObject({ page: 2, pageCount: 3, title: 'Quay' });
    const [first, second] = EXPECTED;
    const description = isExtended ? first?.description : undefined;
    expect(page.entries).toMatchObject([{ ...first, description }, { ...second }]);
  });

  test('returns a message if it is empty and rejects if it was deleted', async () => {
    const empty = await load(albumAnswer({ errorText: 'Nothing yet.' }));
    expect(empty).toMatchObject({ entries: [], emptyMessage: 'Nothing yet.' });
    await expect(load(errorBlock('It was deleted.'))).rejects.toThrow(new MissingContentError('It was deleted.'));
  });

  test('has no more entries if page 2 contains only the message block', async () => {
    const { albums } = createWordPressAlbums(albumConfig, siteThatAnswers(errorBlock('Nothing.')));
    const page = await albums.loadAlbum({ path: [{ ...TOP, page: 2 }] }, { signal });
    expect(page).toMatchObject({ entries: [], page: 2, pageCount: 2 });
  });

  test('has more entries if the response contains a "load more" button', async () => {
    const site = siteThatAnswers(albumAnswer({ entries, page: 2, hasMore: true }));
    const { albums } = createWordPressAlbums(albumConfig, { fetch: site.fetch });
    const page = await albums.loadAlbum({ path: [{ ...TOP, page: 2 }], loadMore: true }, { signal });
    expect(page).toMatchObject({ page: 2, pageCount: 3 });
    const posted = new URLSearchParams(await site.lastRequest().text());
    expect([posted.get('bwg_load_more_0'), posted.get('page_number_0')]).toEqual(['on', '2']);
    expect(posted.has('bwg_album_breadcrumb_0')).toBe(false);
  });

  test('has more entries if the response contains the infinite scrolling script', async () => {
    expect(await load(albumAnswer({ entries, page: 1 }) + SCROLL_SCRIPT)).toMatchObject({ page: 1, pageCount: 2 });
    expect(await load(albumAnswer({ entries, page: 1 }))).toMatchObject({ page: 1, pageCount: 1 });
  });

  test('rejects responses that are unrelated or truncated, or that have an error status', async () => {
    await expect(load('')).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(load('<p>Please log in.</p>')).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(load(albumAnswer({ entries, imagesCount: 3 }))).rejects.toThrow('1 entries');
    await expect(load('0', 500)).rejects.toBeInstanceOf(HttpStatusError);
  });

  test('ignores invalid entries and covers with unsafe URLs', async () => {
    const hostile = [
      { kind: 'script', id: '3', title: 'No kind' },
      { kind: 'album', id: '1"><img', title: 'No id' },
      { kind: 'album', id: '4', title: 'Cover', cover: 'javascript:alert(1)' },
    ];
    const page = await load(albumAnswer({ entries: hostile, imagesCount: 1 }));
    expect(page.entries).toMatchObject([{ kind: 'album', id: '4', title: 'Cover', cover: undefined }]);
  });
});

test.each(['harbour', '1 OR 1', '../etc', '', '1'.repeat(16)])(
  'the invalid ID %j rejects with `MissingContentError` and sends no request',
  async (id) => {
    const site = siteThatAnswers(albumAnswer({ entries }));
    const { albums } = createWordPressAlbums(albumConfig, { fetch: site.fetch });
    const ask = albums.loadAlbum({ path: [TOP, { kind: 'album', id, page: 1 }] }, { signal });
    await expect(ask).rejects.toBeInstanceOf(MissingContentError);
    const { gallery, lightbox } = albums.openGallery([TOP, { kind: 'gallery', id, page: 1 }]);
    await expect(gallery?.loadPage({ page: 1 }, { signal })).rejects.toBeInstanceOf(MissingContentError);
    await expect(lightbox?.load({ imageId: '3' }, { signal })).rejects.toBeInstanceOf(MissingContentError);
    expect(() => site.lastRequest()).toThrow('Nothing was asked.');
  },
);

describe('a gallery in an album', () => {
  test('sends the album path and loads its own lightbox', async () => {
    const site = siteThatAnswers(galleryAnswer({ items: [{ id: '3' }] }));
    const path: readonly AlbumCrumb[] = [TOP, { kind: 'gallery', id: '12', page: 1, title: 'Boats' }];
    const backend = createWordPressAlbums(albumConfig, { fetch: site.fetch }).albums.openGallery(path);
    await backend.lightbox?.load({ imageId: '3' }, { signal }).catch(() => undefined);
    expect(new URL(site.lastRequest().url).searchParams.getAll('gallery_id')).toEqual(['12']);
    const page = await backend.gallery?.loadPage({ page: 3, search: 'sail', tagIds: ['5'] }, { signal });
    expect(page?.images[0]).toMatchObject({ id: '3', galleryId: '12' });
    const posted = new URLSearchParams(await site.lastRequest().text());
    expect(JSON.parse(posted.get('bwg_album_breadcrumb_0') ?? '')).toEqual([
      { id: 1, page: 1 },
      { id: 12, page: 3, search: 'sail' },
    ]);
    expect(posted.get('bwg_tag_id_bwg_thumbnails_0[]')).toBe('5');
    expect(posted.get('title_0')).toBe('Boats');
  });
});

describe('readAlbumContainer', () => {
  test('puts the top level above a gallery in the path', () => {
    const { initialLevel } = readAlbumContainer(elementOf(albumContainer({ galleryId: '12', items: [{ id: '3' }] })));
    expect(initialLevel.path).toMatchObject([
      { kind: 'album', id: '1' },
      { kind: 'gallery', id: '12', page: 1 },
    ]);
    expect(initialLevel.gallery?.images).toMatchObject([{ id: '3', galleryId: '12' }]);
  });

  test('puts the top level above a nested album in the path', () => {
    const { initialLevel } = readAlbumContainer(
      elementOf(albumContainer({ breadcrumb: '[{"id":2,"page":1}]', entries })),
    );
    expect(initialLevel.path).toMatchObject([{ id: '1' }, { kind: 'album', id: '2' }]);
    expect(initialLevel.album?.entries).toHaveLength(2);
  });

  test.each(['', 'null', '[null]', '{"id":1}'])('returns the top level for the breadcrumb %j', (breadcrumb) => {
    const { initialLevel } = readAlbumContainer(elementOf(albumContainer({ breadcrumb, entries })));
    expect(initialLevel.path).toMatchObject([{ kind: 'album', id: '1', page: 1 }]);
  });

  test('throws if the element is not a gallery container', () => {
    expect(() => readAlbumContainer(document.createElement('div'))).toThrow('not a gallery of the WordPress plugin');
  });
});
