// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { LightboxRequest } from '@loggia/hooks';
import { buildHitRequest, createWordPressBackend, type WordPressGalleryConfig } from '@loggia/hooks/wordpress';
import { SITE_ORIGIN, firstGalleryConfig } from '../fixtures/wordpress/firstGalleryConfig.ts';
import { readRecordings } from './readRecordings.ts';
import { rebuildLightboxAnswer } from './rebuildMarkup.ts';
import type { Exchange, Recording } from './Recording.ts';
import { siteThatAnswers } from './siteThatAnswers.ts';

const { signal } = new AbortController();

function isOpening({ request }: Exchange): boolean {
  return request.method === 'GET' && request.path.includes('action=GalleryBox') && request.path.includes('&image_id=');
}

const parametersOf = (exchange: Exchange): URLSearchParams => new URL(exchange.request.path, SITE_ORIGIN).searchParams;

function configOf(exchange: Exchange): WordPressGalleryConfig {
  const parameters = parametersOf(exchange);
  const read = (name: string): string => parameters.get(name) ?? '';
  return firstGalleryConfig({
    galleryId: read('gallery_id'),
    galleryType: read('bwg_gallery_type'),
    shortcodeId: read('shortcode_id'),
    themeId: read('theme_id'),
    tag: read('tag'),
    lightboxUrl: SITE_ORIGIN + exchange.request.path.replace(/&bwg_gallery_type=.*/, ''),
    currentUrl: read('current_url'),
  });
}

function requestOf(exchange: Exchange): LightboxRequest {
  const parameters = parametersOf(exchange);
  const tags = parameters.get('filter_tag') ?? '0';
  return {
    imageId: parameters.get('image_id') ?? '',
    galleryId: parameters.getAll('gallery_id')[1],
    search: parameters.get('filter_search_name') ?? '',
    sort: parameters.get('filtersortby') ?? undefined,
    tagIds: tags === '0' ? [] : tags.split(','),
    randomSeed: parameters.get('bwg_random_seed') ?? '',
  };
}

async function replay(exchange: Exchange) {
  const site = siteThatAnswers(rebuildLightboxAnswer(exchange.response.body.summary ?? {}));
  const { lightbox } = createWordPressBackend(configOf(exchange), { fetch: site.fetch });
  if (!lightbox) throw new Error('The backend has no lightbox.');
  const data = lightbox.load(requestOf(exchange), { signal });
  await data.catch(() => undefined);
  return { data, request: site.lastRequest() };
}

/** The path of the URL that the server provides for POST requests. */
function actionUrlOf(recording: Recording): string {
  const [note] = recording.meta.notes ?? [];
  if (!note) throw new Error('The recording does not tell the address for hits.');
  return note.value;
}

/** All values of each parameter. Ignores the order, because the second gallery ID may be at different positions. */
function grouped(parameters: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  return new Map([...parameters.keys()].map((name) => [name, parameters.getAll(name)]));
}

describe.each(readRecordings())('the lightbox, replaying $name', (source) => {
  const recording = source.read('pg-gallery-box');
  const openings = recording.exchanges.filter(isOpening).map((exchange) => [exchange.name, exchange] as const);
  const hits = recording.exchanges.filter(({ name }) => name.startsWith('save_hit_count'));

  test('has enough exchanges to replay', () => {
    expect(openings.length).toBeGreaterThanOrEqual(8);
    expect(hits.length).toBeGreaterThanOrEqual(2);
  });

  test.each(openings)('sends the recorded query parameters: %s', async (_name, exchange) => {
    const { request } = await replay(exchange);
    const recorded = parametersOf(exchange);
    const ours = new URL(request.url).searchParams;
    expect(grouped(ours)).toEqual(grouped(recorded));
    expect([...new Set(ours.keys())]).toEqual([...new Set(recorded.keys())]);
    expect(request.method).toBe('GET');
    expect(request.headers.get('x-requested-with')).toBe(exchange.request.headers?.['X-Requested-With']);
  });

  test.each(openings)('parses the response: %s', async (_name, exchange) => {
    const { data } = await replay(exchange);
    const { errorBlock, gallery_box_data: box } = exchange.response.body.summary ?? {};
    if (errorBlock) return expect(data).rejects.toThrow(errorBlock[0]);
    const { images, settings } = await data;
    if (box?.parseError) return expect(images[0]?.title).toBe(String.raw`Back\slash`);

    expect(images.map(({ id }) => id)).toEqual(box?.data?.map((item) => item['id']));
    for (const [index, item] of (box?.data ?? []).entries()) {
      expect(images[index]).toMatchObject({
        galleryId: String(box?.values?.['gallery_id']),
        width: item['image_width'],
        height: item['image_height'],
        hitCount: Number(item['hit_count']),
        rating: { average: Number(item['avg_rating']), count: Number(item['rate_count']), own: Number(item['rate']) },
        url: expect.stringMatching(/^https?:\/\//) as string,
      });
      expect(`${images[index]?.title} ${images[index]?.description}`).not.toMatch(/[<>]|&[#\w]+;/);
    }
    expect(settings).toMatchObject({
      loop: box?.values?.['enable_loop'],
      effect: box?.values?.['bwg_image_effect'],
      intervalMs: Number(box?.values?.['slideshow_interval']) * 1000,
      filmstripThumbnailWidth: box?.values?.['image_filmstrip_width'],
    });
  });

  test.each(hits.map((exchange) => [exchange.name, exchange] as const))(
    'sends the recorded hit request: %s',
    (_name, exchange) => {
      const fields = new Map(exchange.request.body?.urlencoded.map(({ name, value }) => [name, value]));
      const imageId = fields.get('image_id') ?? '';
      const { url, form } = buildHitRequest(actionUrlOf(recording), imageId);
      const recorded = parametersOf(exchange);
      // The server counts the image in the URL and ignores the body, so the client always puts the right image into the URL.
      recorded.set('image_id', imageId);
      expect([...new URL(url, SITE_ORIGIN).searchParams]).toEqual([...recorded]);
      expect(form).toEqual(expect.arrayContaining([...fields]));
    },
  );
});
