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

/** The entries of a recording; an extended album names each twice. */
function recordedEntries({ albumItems = [] }: AnswerSummary) {
  const items = (albumItems as readonly AlbumItem[]).map((item) => ({
    kind: item['data-def_type'],
    id: item['data-alb_gal_id'],
    title: item['data-title'],
  }));
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** The path that the recorded request was made on. */
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

describe('the title of an entry', () => {
  const titleIn = (html: string) =>
    readAlbumContainer(
      elementOf(albumContainer({}).replace('class="bwg-container bwg-album-thumbnails">', (start) => start + html)),
    ).initialLevel.album?.entries[0]?.title;
  const link = (content: string, title = String.raw`The Alps \&quot;2024\&quot;`) =>
    `<a class="bwg-album" data-def_type="gallery" data-alb_gal_id="3" data-title="${title}">${content}</a>`;
  const PICTURE = '<img src="/3.jpg" alt="">';

  test.each([
    [
      'that an extended album shows in its title element',
      `<div class="bwg-item"><div>${link(PICTURE)}</div><div>${link('<span class="bwg_title_spun_0">The Alps “2024” &amp; C:\\new</span>')}</div></div>`,
      'The Alps “2024” & C:\\new',
    ],
    [
      'that an extended album shows in a link',
      `<div class="bwg-item"><div>${link(PICTURE)}</div><div>${link('The Alps "2024"')}</div></div>`,
      'The Alps "2024"',
    ],
    [
      'that a compact album shows below its picture',
      `<div class="bwg-item">${link(`${PICTURE}<div class="bwg-title1"><div class="bwg-title2">The Alps "2024"</div></div>`)}</div>`,
      'The Alps "2024"',
    ],
    ['that is shown nowhere', `<div class="bwg-item">${link(PICTURE)}</div>`, 'The Alps "2024"'],
    [
      'with backslashes of its own, shown nowhere',
      `<div class="bwg-item">${link(PICTURE, String.raw`C:\new`)}</div>`,
      String.raw`C:\new`,
    ],
  ])('%s has no backslashes that the server put there', (_where, html, title) => {
    expect(titleIn(html)).toBe(title);
  });
});

describe('the recorded server', () => {
  const pages = read('pg-views').flatMap(({ name, response: { body } }) =>
    body.summary?.container?.['data-is-album'] === 'album' ? [[name, body.summary] as const] : [],
  );
  const calls = read('pg-frontend-data').filter(({ name }) => name.startsWith('album'));

  test('has three views of albums, and every way through them, where there are recordings', () => {
    expect(pages).toHaveLength(recordings ? 3 : 0);
    expect(calls).toHaveLength(recordings ? 8 : 0);
  });

  test.each(pages)('%s gives its album', (_name, summary) => {
    const { initialLevel, albumId, galleryViewType } = readAlbumContainer(elementOf(rebuildContainer(summary)));
    expect(initialLevel.path).toEqual([{ kind: 'album', id: albumId, page: 1, title: 'Top album' }]);
    expect(initialLevel.album?.entries).toMatchObject(recordedEntries(summary));
    expect(galleryViewType).toBe(summary.container?.['data-gallery-view-type']);
  });

  test.each(calls.map((exchange) => [exchange.name, exchange] as const))('%s', async (_name, exchange) => {
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
  });
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
  test.each([false, true])('is read from its markup (extended: %s)', async (isExtended) => {
    const page = await load(albumAnswer({ entries, isExtended, pageCount: 3, page: 2, title: 'Quay' }));
    expect(page).toMatchObject({ page: 2, pageCount: 3, title: 'Quay' });
    const [first, second] = EXPECTED;
    const description = isExtended ? first?.description : undefined;
    expect(page.entries).toMatchObject([{ ...first, description }, { ...second }]);
  });

  test('says that it is empty, and is missing once it is gone', async () => {
    const empty = await load(albumAnswer({ errorText: 'Nothing yet.' }));
    expect(empty).toMatchObject({ entries: [], emptyMessage: 'Nothing yet.' });
    await expect(load(errorBlock('It was deleted.'))).rejects.toThrow(new MissingContentError('It was deleted.'));
  });

  test('has no more where the block stands alone for a later page', async () => {
    const { albums } = createWordPressAlbums(albumConfig, siteThatAnswers(errorBlock('Nothing.')));
    const page = await albums.loadAlbum({ path: [{ ...TOP, page: 2 }] }, { signal });
    expect(page).toMatchObject({ entries: [], page: 2, pageCount: 2 });
  });

  test('marks the page with more by its button alone, without an address for it', async () => {
    const site = siteThatAnswers(albumAnswer({ entries, page: 2, hasMore: true }));
    const { albums } = createWordPressAlbums(albumConfig, { fetch: site.fetch });
    const page = await albums.loadAlbum({ path: [{ ...TOP, page: 2 }], loadMore: true }, { signal });
    expect(page).toMatchObject({ page: 2, pageCount: 3 });
    const posted = new URLSearchParams(await site.lastRequest().text());
    expect([posted.get('bwg_load_more_0'), posted.get('page_number_0')]).toEqual(['on', '2']);
    expect(posted.has('bwg_album_breadcrumb_0')).toBe(false);
  });

  test('goes on loading by scrolling as long as its script is there', async () => {
    expect(await load(albumAnswer({ entries, page: 1 }) + SCROLL_SCRIPT)).toMatchObject({ page: 1, pageCount: 2 });
    expect(await load(albumAnswer({ entries, page: 1 }))).toMatchObject({ page: 1, pageCount: 1 });
  });

  test('is refused where the answer is of another album, or is cut off', async () => {
    await expect(load('')).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(load('<p>Please log in.</p>')).rejects.toBeInstanceOf(InvalidResponseError);
    await expect(load(albumAnswer({ entries, imagesCount: 3 }))).rejects.toThrow('1 entries');
    await expect(load('0', 500)).rejects.toBeInstanceOf(HttpStatusError);
  });

  test('takes no entry that leads nowhere, and no cover of another scheme', async () => {
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
  'the id %j, which no site has, is missing content and never sent',
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
  test('asks as the album does, and its lightbox is its own', async () => {
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

describe('a page that shows an album', () => {
  test('opened on a gallery has the top above it', () => {
    const { initialLevel } = readAlbumContainer(elementOf(albumContainer({ galleryId: '12', items: [{ id: '3' }] })));
    expect(initialLevel.path).toMatchObject([
      { kind: 'album', id: '1' },
      { kind: 'gallery', id: '12', page: 1 },
    ]);
    expect(initialLevel.gallery?.images).toMatchObject([{ id: '3', galleryId: '12' }]);
  });

  test('opened on an album within has the top above it', () => {
    const { initialLevel } = readAlbumContainer(
      elementOf(albumContainer({ breadcrumb: '[{"id":2,"page":1}]', entries })),
    );
    expect(initialLevel.path).toMatchObject([{ id: '1' }, { kind: 'album', id: '2' }]);
    expect(initialLevel.album?.entries).toHaveLength(2);
  });

  test.each(['', 'null', '[null]', '{"id":1}'])('with the breadcrumb %j is at the top', (breadcrumb) => {
    const { initialLevel } = readAlbumContainer(elementOf(albumContainer({ breadcrumb, entries })));
    expect(initialLevel.path).toMatchObject([{ kind: 'album', id: '1', page: 1 }]);
  });

  test('needs an album: a page without one is a mistake', () => {
    expect(() => readAlbumContainer(document.createElement('div'))).toThrow('not a gallery of the WordPress plugin');
  });
});
