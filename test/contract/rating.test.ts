// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRatingRequest, createWordPressBackend } from '@loggia/hooks/wordpress';
import { SITE_ORIGIN, firstGalleryConfig } from '../fixtures/wordpress/firstGalleryConfig.ts';
import { lightboxItem } from '../fixtures/wordpress/lightboxMarkup.ts';
import { openLightbox, readBoxData } from '../playground/server/support/openLightbox.ts';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';
import { readRecordings } from './readRecordings.ts';
import { rebuildLightboxAnswer } from './rebuildMarkup.ts';
import type { Exchange } from './Recording.ts';
import { translateRequest } from './server/translateRequest.ts';
import { siteThatAnswers } from './siteThatAnswers.ts';

const { signal } = new AbortController();

type Item = Readonly<Record<string, unknown>>;

const fieldsOf = ({ request }: Exchange) =>
  new Map(request.body?.urlencoded.map(({ name, value }) => [name, value] as const));

/** The rated item. A recording contains the whole list, only the item, or the JSON text inside its braces. */
function ratedItem(exchange: Exchange): Item {
  const id = fieldsOf(exchange).get('image_id');
  const summary: unknown = exchange.response.body.summary;
  if (typeof summary === 'string') return JSON.parse(`{${summary.slice(0, summary.indexOf('}') + 1)}`) as Item;
  const { gallery_box_data: box, ...item } = summary as Item & { gallery_box_data?: { data?: readonly Item[] } };
  return box?.data?.find((entry) => entry['id'] === id) ?? item;
}

function createStore(exchange: Exchange, fetch: typeof globalThis.fetch) {
  const { ratings } = createWordPressBackend(firstGalleryConfig({ lightboxUrl: SITE_ORIGIN + exchange.request.path }), {
    fetch,
  });
  if (!ratings) throw new Error('The backend keeps no votes.');
  return ratings;
}

describe.each(readRecordings())('rating an image, replaying $name', (source) => {
  const votes = source
    .read('pg-gallery-box')
    .exchanges.filter(({ name }) => name.startsWith('save_rate'))
    .map((exchange) => [exchange.name, exchange] as const);

  test('has enough exchanges to replay', () => {
    expect(votes.length).toBeGreaterThanOrEqual(3);
  });

  test.each(votes)('sends the recorded request: %s', (_name, exchange) => {
    const fields = fieldsOf(exchange);
    const imageId = fields.get('image_id') ?? '';
    const { url, form } = buildRatingRequest(exchange.request.path, imageId, Number(fields.get('rate')));
    const recorded = new URL(exchange.request.path, SITE_ORIGIN).searchParams;
    // The response is the lightbox of the image in the URL, so the client always puts the rated image into the URL.
    recorded.set('image_id', imageId);
    expect([...new URL(url, SITE_ORIGIN).searchParams]).toEqual([...recorded]);
    expect(form).toEqual([...fields]);
  });

  test.each(votes)('parses the recorded response: %s', async (_name, exchange) => {
    const item = ratedItem(exchange);
    const site = siteThatAnswers(rebuildLightboxAnswer({ gallery_box_data: { data: [lightboxItem('1'), item] } }));
    const image = { id: String(item['id']), url: '/x.jpg' };
    await expect(createStore(exchange, site.fetch).saveRating(image, 4, { signal })).resolves.toEqual({
      average: Number(item['avg_rating']),
      count: Number(item['rate_count']),
      own: Number(item['rate']),
    });
    expect(site.lastRequest().method).toBe('POST');
  });
});

describe('rating an image in the CMS', () => {
  let cms: TestCms;
  beforeAll(() => {
    cms = openCms();
  });
  afterAll(() => cms.close());

  const recordings = readRecordings().find(({ name }) => name === 'recordings');
  const oneVoteEach = (recordings?.read('pg-gallery-box').exchanges ?? [])
    .filter(({ name }) => /^save_rate (4 for|again by the same)/.test(name))
    .map((exchange) => [exchange.name, exchange] as const);

  test('has two recorded votes to replay, if recordings are available', () => {
    expect(oneVoteEach).toHaveLength(recordings ? 2 : 0);
  });

  test.each(oneVoteEach)('returns the recorded result: %s', async (_name, exchange) => {
    const { path, fields } = translateRequest(exchange);
    const response = await cms.post(path, [...fields]);
    expect(response.status).toBe(exchange.response.status);
    const answer = await response.text();
    const script = /gallery_box_data = JSON\.parse\('(.*)'\);/.exec(answer)?.[1] ?? null;
    const id = new Map(fields).get('image_id');
    const item = readBoxData({ status: 200, text: answer, script }).data.find((entry) => entry['id'] === id);
    const { avg_rating, rate_count, rate } = ratedItem(exchange);
    expect(item).toMatchObject({ avg_rating, rate_count, rate });
  });

  /** A visitor with an IP address, and the ports of gallery 2. */
  function createVisitor(address: string) {
    const fetch: typeof globalThis.fetch = async (input, init) =>
      cms.app.request(new Request(input, init), undefined, { incoming: { socket: { remoteAddress: address } } });
    const config = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/' });
    const { ratings, hits, lightbox } = createWordPressBackend(config, { fetch });
    if (!ratings || !hits || !lightbox) throw new Error('A port is missing.');
    const vote = (id: string, score: number) => ratings.saveRating({ id, url: '/' }, score, { signal });
    const look = async (id: string) => {
      const { images } = await lightbox.load({ imageId: '21' }, { signal });
      return images.find((image) => image.id === id);
    };
    return { vote, look, hit: (id: string) => hits.saveHit({ id, url: '/' }, { signal }) };
  }

  test('counts one vote per IP address and returns the average', async () => {
    const [ann, bob, cid] = [createVisitor('10.0.0.1'), createVisitor('10.0.0.2'), createVisitor('10.0.0.3')];
    await expect(ann.vote('30', 5)).resolves.toEqual({ average: 5, count: 1, own: 5 });
    await expect(bob.vote('30', 2)).resolves.toEqual({ average: 3.5, count: 2, own: 2 });
    await expect(ann.vote('30', 1)).resolves.toEqual({ average: 3.5, count: 2, own: 5 });
    await expect(cid.vote('30', 4)).resolves.toMatchObject({ average: 3.66667, count: 3 });
    expect((await bob.look('30'))?.rating).toEqual({ average: 3.66667, count: 3, own: 2 });
    expect((await createVisitor('10.0.0.9').look('30'))?.rating?.own).toBe(0);
  });

  test('applies to the image in the request body and does not affect hits', async () => {
    const dan = createVisitor('10.0.0.4');
    const before = await dan.look('31');
    await Promise.all([dan.hit('31'), dan.vote('31', 3), dan.hit('31')]);
    const after = await dan.look('31');
    expect(after?.hitCount).toBe((before?.hitCount ?? 0) + 2);
    expect(after?.rating).toEqual({ average: 3, count: 1, own: 3 });
    await cms.post('/wp-admin/admin-ajax.php?action=GalleryBox&gallery_id=2&image_id=21', {
      image_id: '32',
      rate: '4',
      ajax_task: 'save_rate',
    });
    expect([(await dan.look('21'))?.rating?.count, (await dan.look('32'))?.rating?.count]).toEqual([0, 1]);
  });

  test.each(['0', '-1', '21', '99', 'five', '', 'NaN', '1e400'])('ignores the invalid value %j', async (rate) => {
    const { data } = readBoxData(await openLightbox(cms, 'gallery_id=2&image_id=33'));
    await cms.post('/wp-admin/admin-ajax.php?action=GalleryBox&gallery_id=2&image_id=33', {
      image_id: '33',
      rate,
      ajax_task: 'save_rate',
    });
    expect(readBoxData(await openLightbox(cms, 'gallery_id=2&image_id=33')).data).toEqual(data);
  });

  test.each(['99999', '', '1 OR 1=1'])('rejects if there is no image with the ID %j', async (id) => {
    await expect(createVisitor('10.0.0.5').vote(id, 4)).rejects.toMatchObject({ code: 'missing' });
  });

  test('ignores GET requests, which a crawler might send', async () => {
    await cms.get('/wp-admin/admin-ajax.php?action=GalleryBox&gallery_id=2&image_id=34&rate=5&ajax_task=save_rate');
    expect((await createVisitor('10.0.0.6').look('34'))?.rating?.count).toBe(0);
  });
});
