// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerShapes } from '../fixtures/cms/answerShapes.ts';
import { imageTypes, settingTypes } from '../fixtures/cms/lightboxTypes.ts';
import { openLightbox, readBoxData } from '../playground/server/support/openLightbox.ts';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';
import { readRecordings } from './readRecordings.ts';
import type { Exchange } from './Recording.ts';
import { shapeOfRecording } from './server/shapeOfRecording.ts';
import { summarizeAnswer } from './server/summarizeAnswer.ts';
import { translateRequest } from './server/translateRequest.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

async function ask(exchange: Exchange): Promise<{ status: number; text: string }> {
  const { method, path, fields } = translateRequest(exchange);
  const response = method === 'POST' ? await cms.post(path, [...fields]) : await cms.get(path);
  return { status: response.status, text: await response.text() };
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

function typesOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeOf(value)]));
}

const page = async (fields: Record<string, string>) => {
  const response = await cms.post('/wp-admin/admin-ajax.php?action=bwg_frontend_data', fields);
  return summarizeAnswer(await response.text());
};

describe('a CMS response', () => {
  test('has the documented structure for a numbered page', async () => {
    expect(await page({ shortcode_id: '2', page_number_0: '2' })).toEqual(answerShapes.numbered);
  });

  test('has the documented structure for a "load more" page', async () => {
    expect(await page({ shortcode_id: '8', page_number_0: '2', bwg_load_more_0: 'on' })).toEqual(answerShapes.loadMore);
  });

  test('has the documented structure for a page past the end, a deleted gallery and an unknown shortcode', async () => {
    expect(await page({ shortcode_id: '2', page_number_0: '9' })).toEqual(answerShapes.pastTheEnd);
    expect(await page({ shortcode_id: '0', gallery_id: '99' })).toEqual(answerShapes.deletedGallery);
    expect(await page({ shortcode_id: '9999' })).toEqual(answerShapes.unknownShortcode);
  });

  test('has the documented structure for lightbox data', async () => {
    const answer = await openLightbox(cms, 'gallery_id=2&image_id=21&shortcode_id=2');
    const box = readBoxData(answer);
    expect(withoutSidebars(summarizeAnswer(answer.text).rootElements)).toEqual([
      'style',
      'div.bwg_image_wrap',
      'a.spider_popup_close',
      'script',
    ]);
    expect(typesOf(box)).toEqual(settingTypes);
    expect(typesOf(box.data[0] ?? {})).toEqual(imageTypes);
  });
});

/** Only the paid edition renders sidebars; most recordings are of the free edition. */
const isSidebar = (element: string) => /^div\.bwg_(?:comment|ecommerce)_wrap$/.test(element);
const withoutSidebars = (elements: readonly string[] = []) => elements.filter((element) => !isSidebar(element));

const recordings = readRecordings().find(({ name }) => name === 'recordings');

describe('the CMS, compared to the recordings', () => {
  const exchangesOf = (file: Parameters<NonNullable<typeof recordings>['read']>[0]) =>
    recordings?.read(file).exchanges ?? [];

  /** Views and site options that the demo does not have. */
  const isElsewhere = ({ name, request }: Exchange) =>
    /album|all of, site option|another|image browser|blog|masonry|mosaic/.test(name) ||
    request.body?.urlencoded.some(({ name: field, value }) => field === 'gallery_type' && /album|_/.test(value));

  const pages = exchangesOf('pg-frontend-data').filter((exchange) => !isElsewhere(exchange));

  test('has more than twenty exchanges to replay, if recordings are available', () => {
    expect(pages.length > 20).toBe(recordings !== undefined);
  });

  test.each(pages.map((exchange) => [exchange.name, exchange] as const))(
    'paginates with the recorded structure: %s',
    async (_, exchange) => {
      const { status, text } = await ask(exchange);
      expect(status).toBe(exchange.response.status);
      const { summary } = exchange.response.body;
      if (summary) {
        const shape = summarizeAnswer(text);
        // Whether the results fit on one page depends on the content.
        const { hasPageLinks } = /search|tag|no fields/.test(exchange.name) ? shape : shapeOfRecording(summary);
        expect(shape).toEqual({ ...shapeOfRecording(summary), hasPageLinks });
      } else expect(text).toBe(JSON.stringify(exchange.response.body.json));
    },
  );

  const openings = exchangesOf('pg-gallery-box').filter(
    ({ name, request }) => request.method === 'GET' && /^open image 1$|deep link|no image_id|unknown/.test(name),
  );

  test.each(openings.map((exchange) => [exchange.name, exchange] as const))(
    'returns lightbox data with the recorded structure: %s',
    async (_, exchange) => {
      const { status, text } = await ask(exchange);
      expect(status).toBe(exchange.response.status);
      const { summary = {} } = exchange.response.body;
      expect(withoutSidebars(summarizeAnswer(text).rootElements)).toEqual(summary.rootElements);
      const { values, data } = summary.gallery_box_data ?? {};
      if (!values) return;
      const script = /JSON\.parse\('(.*)'\);/.exec(text)?.[1] ?? null;
      const box = readBoxData({ status, text, script });
      expect(typesOf(box)).toEqual({ ...typesOf(values), data: 'array' });
      expect(typesOf(box.data[0] ?? {})).toEqual(typesOf(data?.[0] ?? {}));
    },
  );

  const hits = exchangesOf('pg-gallery-box').filter(({ name }) => name.startsWith('save_hit_count'));

  test.each(hits.map((exchange) => [exchange.name, exchange] as const))(
    'responds to a hit as recorded: %s',
    async (_, exchange) => {
      expect(await ask(exchange)).toEqual({ status: exchange.response.status, text: '0' });
    },
  );

  const views = exchangesOf('pg-views').filter(({ name }) =>
    /view (thumbnails|loadmore|random|infinite|masonry|mosaic|slideshow|browser|blog)$/.test(name),
  );

  test.each(
    views.map((exchange, index) => [exchange.name, exchange, [2, 8, 10, 9, 61, 62, 63, 64, 65][index]] as const),
  )('renders a view with the recorded structure: %s', async (_, exchange, shortcode) => {
    const response = await cms.get(`/wp-gallery/${shortcode}/`);
    expect(response.status).toBe(exchange.response.status);
    const { rootElements: _ours, ...shape } = summarizeAnswer(await response.text());
    const { rootElements: _theirs, ...recorded } = shapeOfRecording(exchange.response.body.summary ?? {});
    expect(shape).toEqual(recorded);
  });
});
