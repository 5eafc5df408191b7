// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { HttpStatusError, InvalidResponseError } from '@loggia/hooks/errors';
import type { GalleryQuery } from '@loggia/hooks';
import { createWordPressBackend, readGalleryContainer, type WordPressGalleryConfig } from '@loggia/hooks/wordpress';
import { readRecordings, type RecordingSource } from './readRecordings.ts';
import { rebuildContainer, rebuildGalleryAnswer } from './rebuildMarkup.ts';
import type { AnswerSummary, Exchange } from './Recording.ts';
import { siteThatAnswers } from './siteThatAnswers.ts';

const { signal } = new AbortController();

function readGallery(summary: AnswerSummary) {
  const holder = document.createElement('div');
  holder.innerHTML = rebuildContainer(summary);
  if (!holder.firstElementChild) throw new Error('No container was rebuilt.');
  return readGalleryContainer(holder.firstElementChild);
}

const containersOf = (source: RecordingSource): readonly AnswerSummary[] =>
  source
    .read('pg-views')
    .exchanges.flatMap(({ response }) => (response.body.summary?.container ? [response.body.summary] : []));

const valueOf = (exchange: Exchange, name: string): string =>
  exchange.request.body?.urlencoded.find((field) => field.name === name)?.value ?? '';

/** Whether the client sends this kind of request: a complete one for a gallery, to the right URL. */
function isOurs({ name, request }: Exchange): boolean {
  const fields = request.body?.urlencoded ?? [];
  const isGallery = fields.some((field) => field.name === 'gallery_type' && !field.value.startsWith('album'));
  return request.path.endsWith('action=bwg_frontend_data') && isGallery && name !== 'tag filter as plain string';
}

function configOf(galleries: readonly WordPressGalleryConfig[], exchange: Exchange): WordPressGalleryConfig {
  const shortcodeId = valueOf(exchange, 'shortcode_id');
  const gallery = galleries.find((candidate) => candidate.shortcodeId === shortcodeId) ?? galleries[0];
  if (!gallery) throw new Error('No gallery was recorded.');
  const galleryType = valueOf(exchange, 'gallery_type');
  return { ...gallery, shortcodeId, galleryType, galleryId: valueOf(exchange, 'gallery_id') };
}

function queryOf(exchange: Exchange, config: WordPressGalleryConfig): GalleryQuery {
  const sort = valueOf(exchange, 'sortImagesByValue_0');
  // The site's default order must work without being requested.
  const isOwnOrder = sort === 'default' || (sort === 'random' && config.lightboxUrl.includes('sort_by=casual'));
  const tags = (exchange.request.body?.urlencoded ?? []).filter(({ name }) => name.startsWith('bwg_tag_id_'));
  return {
    page: Number(valueOf(exchange, 'page_number_0')),
    loadMore: valueOf(exchange, 'bwg_load_more_0') === 'on',
    search: valueOf(exchange, 'bwg_search_0'),
    sort: isOwnOrder ? undefined : sort,
    randomSeed: valueOf(exchange, 'bwg_random_seed_0'),
    tagIds: tags.map(({ value }) => value),
  };
}

async function replay(galleries: readonly WordPressGalleryConfig[], exchange: Exchange) {
  const config = configOf(galleries, exchange);
  const { summary } = exchange.response.body;
  const site = siteThatAnswers(summary ? rebuildGalleryAnswer(summary) : '0', exchange.response.status);
  const { gallery } = createWordPressBackend(config, { fetch: site.fetch });
  if (!gallery) throw new Error('The backend has no galleries.');
  const page = gallery.loadPage(queryOf(exchange, config), { signal });
  await page.catch(() => undefined);
  return { page, request: site.lastRequest() };
}

describe.each(readRecordings())('a gallery container from $name', (source) => {
  test.each(containersOf(source).map((summary) => [summary.container?.['data-gallery-type'], summary] as const))(
    'is parsed into a gallery: %s',
    (galleryType, summary) => {
      const gallery = readGallery(summary);
      expect(gallery).toMatchObject({
        galleryType,
        instance: Number(summary.container?.['data-bwg']),
        shortcodeId: summary.form?.['data-shortcode-id'],
        themeId: summary.form?.['data-theme-id'],
        tag: summary.form?.['data-tag'],
        albumId: summary.form?.['data-album-id'],
        ajaxUrl: summary.form?.['data-ajax-url'],
        currentUrl: summary.container?.['data-current-url'],
        randomSeed: summary.hiddenInputs?.find(({ id }) => id === 'bwg_random_seed_0')?.['value'],
      });
      expect(gallery.initialPage.images.map(({ id }) => id)).toEqual(summary.imageIds);
      expect(gallery.initialPage.pageCount).toBeGreaterThanOrEqual(Number(summary.pagination?.pagesCount ?? 1));
      expect(gallery.initialPage.title).not.toMatch(/&#?\w+;|</);
    },
  );
});

describe.each(readRecordings())('pagination, replaying $name', (source) => {
  const { exchanges } = source.read('pg-frontend-data');
  const galleries = containersOf(source).map(readGallery);
  const ours = exchanges.filter(isOurs).map((exchange) => [exchange.name, exchange] as const);

  test('has enough exchanges to replay', () => {
    expect(ours.length).toBeGreaterThan(14);
  });

  test.each(ours)('sends the recorded fields: %s', async (_name, exchange) => {
    const { request } = await replay(galleries, exchange);
    expect(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search}`).toBe(
      `${exchange.request.method} ${exchange.request.path}`,
    );
    expect(request.headers.get('x-requested-with')).toBe(exchange.request.headers?.['X-Requested-With']);
    expect([...new URLSearchParams(await request.clone().text())]).toEqual(
      exchange.request.body?.urlencoded.map(({ name, value }) => [name, value]),
    );
  });

  test.each(ours)('parses the response: %s', async (_name, exchange) => {
    const { status, body } = exchange.response;
    const { page } = await replay(galleries, exchange);
    if (status >= 400) return expect(page).rejects.toBeInstanceOf(HttpStatusError);
    const { rootElements = [], errorBlock, imageIds = [], pagination, firstItems = [] } = body.summary ?? {};
    if (rootElements.length === 0) return expect(page).rejects.toBeInstanceOf(InvalidResponseError);
    if (rootElements.length === 1 && errorBlock) return expect(page).rejects.toThrow(errorBlock[0]);

    const found = await page;
    expect(found.images.map(({ id }) => id)).toEqual(imageIds);
    expect(found.emptyMessage).toBe(errorBlock?.[0]);
    if (pagination) expect(found.pageCount).toBe(Number(pagination.pagesCount));
    for (const [index, { link, img }] of firstItems.entries()) {
      expect(found.images[index]).toMatchObject({
        id: link['data-image-id'],
        url: link['href'] ?? img['data-src'],
        thumbnail: { url: img['data-src'], width: Number(img['data-width']) || undefined },
      });
      expect(found.images[index]?.title ?? '').not.toMatch(/[<>]|&\w+;/);
    }
  });
});
