import { describe, expect, test } from 'vitest';
import { InvalidResponseError, MissingContentError } from '@loggia/hooks/errors';
import { buildHitRequest, buildRatingRequest, createWordPressBackend } from '@loggia/hooks/wordpress';
import { parseLightboxResponse } from '../../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { parseRatingResponse } from '../../../hooks/adapters/wordpress/lightbox/createRatingStore.ts';
import { toRatingIcon } from '../../../hooks/adapters/wordpress/lightbox/lightboxSettings.ts';
import { escapeHtml } from '../../fixtures/wordpress/escapeHtml.ts';
import { errorBlock } from '../../fixtures/wordpress/galleryMarkup.ts';
import { lightboxAnswer, lightboxItem } from '../../fixtures/wordpress/lightboxMarkup.ts';
import { createFakeSite, galleryConfig, type FakeSite } from './fakeSite.ts';

const ACTION_URL = 'https://site.test/ajax?action=GalleryBox&image_id=1&gallery_id=7';
const { signal } = new AbortController();
const votes = (avg: unknown, count: unknown, own: unknown) => ({ avg_rating: avg, rate_count: count, rate: own });
const answerWith = (own: Readonly<Record<string, unknown>>) =>
  lightboxAnswer({ items: [lightboxItem('1'), lightboxItem('5', own)] });
const ratedBlock = (parameters: string) => `<div id="bwg_rated" data-params="${escapeHtml(parameters)}"></div>`;

describe('a rating request', () => {
  test('contains the image id in its URL and body, and the task name for ratings', () => {
    const { url, form } = buildRatingRequest(ACTION_URL, '5', 4);
    expect(url).toBe('https://site.test/ajax?action=GalleryBox&image_id=5&gallery_id=7');
    expect(form).toEqual([
      ['image_id', '5'],
      ['rate', '4'],
      ['ajax_task', 'save_rate'],
    ]);
  });

  test('differs from a hit request in everything but the URL', () => {
    const rating = buildRatingRequest(ACTION_URL, '5', 4);
    const hit = buildHitRequest(ACTION_URL, '5');
    expect(hit.url).toBe(rating.url);
    expect([hit.form.at(-1), rating.form.at(-1)]).toEqual([
      ['ajax_task', 'save_hit_count'],
      ['ajax_task', 'save_rate'],
    ]);
  });
});

describe('a rating response', () => {
  test.each([
    ['numbers as strings', votes('3.5', '2', '4'), { average: 3.5, count: 2, own: 4 }],
    ['numbers', votes(3.5, 2, 4), { average: 3.5, count: 2, own: 4 }],
    ['no vote of this user', votes('5', '1', 0), { average: 5, count: 1, own: 0 }],
    ['negative values', votes('-2', '1', '-7'), { average: 0, count: 1, own: 0 }],
    ['an average that is not a number', votes('<b>5</b>', '1', {}), { average: 0, count: 1, own: 0 }],
  ])('is read from the image’s item if it has %s', (_case, written, rating) => {
    expect(parseRatingResponse(answerWith(written), '5')).toEqual(rating);
  });

  test('may consist of the rating block only, with both numbers and strings', () => {
    const block = ratedBlock('{"current_rate":"4","current_rate_count":"2","current_avg_rating":3.5}');
    expect(parseRatingResponse(block, '5')).toEqual({ average: 3.5, count: 2, own: 4 });
  });

  test.each([
    ['an error block', errorBlock('The image has been deleted.'), MissingContentError],
    ['a list without the image', lightboxAnswer({ items: [lightboxItem('1')] }), MissingContentError],
    ['a zero', '0', InvalidResponseError],
    ['an empty body', '', InvalidResponseError],
    ['no votes at all', answerWith(votes('0', '0', 0)), InvalidResponseError],
    ['an implausible count', answerWith(votes('3', '1e99', 0)), InvalidResponseError],
    ['truncated data', answerWith({}).slice(0, -200), InvalidResponseError],
    ['a block without JSON', ratedBlock('{"current_rate"'), InvalidResponseError],
    ['a block of another shape', ratedBlock('[]'), InvalidResponseError],
  ])('is rejected if it contains %s', (_case, answer, error) => {
    expect(() => parseRatingResponse(answer, '5')).toThrow(error);
  });
});

describe('saving a rating', () => {
  const storeOf = (site: FakeSite) => {
    const { ratings, hits, lightbox } = createWordPressBackend(galleryConfig({ allowedHosts: ['site.test'] }), {
      fetch: site.fetch,
    });
    if (!ratings || !hits || !lightbox) throw new Error('A port is missing.');
    return { ratings, hits, lightbox };
  };
  const image = { id: '5', url: '/5.jpg' };

  test('posts to the URL of the open lightbox, and returns the server’s rating', async () => {
    const site = createFakeSite(answerWith({}), answerWith(votes('4', '1', '4')));
    const { lightbox, ratings } = storeOf(site);
    await lightbox.load({ imageId: '1' }, { signal });
    await expect(ratings.saveRating(image, 4, { signal })).resolves.toEqual({ average: 4, count: 1, own: 4 });
    const request = site.requests[1];
    expect(`${request?.method} ${request?.url.searchParams.get('image_id')}`).toBe('POST 5');
    expect(request?.body.toString()).toBe('image_id=5&rate=4&ajax_task=save_rate');
    expect(request?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  });

  test('has its own task, unaffected by simultaneous hits', async () => {
    const site = createFakeSite(answerWith(votes('4', '1', '4')));
    const { ratings, hits } = storeOf(site);
    await Promise.all([
      hits.saveHit(image, { signal }),
      ratings.saveRating(image, 4, { signal }),
      hits.saveHit({ id: '1', url: '/1.jpg' }, { signal }),
    ]);
    const sent = site.requests.map(({ url, body }) => [url.searchParams.get('image_id'), body.get('ajax_task')].join());
    expect(sent.toSorted()).toEqual(['1,save_hit_count', '5,save_hit_count', '5,save_rate']);
  });

  test.each([
    [new Response('no', { status: 403 }), 'status'],
    [new Response('fatal', { status: 500 }), 'status'],
    [new TypeError('Failed to fetch'), 'noResponse'],
    ['garbage', 'invalidResponse'],
  ] as const)('rejects with a LoggiaError for %o', async (answer, code) => {
    const { ratings } = storeOf(createFakeSite(answer));
    await expect(ratings.saveRating(image, 4, { signal })).rejects.toMatchObject({ code });
  });

  test('sends nothing if the signal is already aborted', async () => {
    const site = createFakeSite('');
    const left = { signal: AbortSignal.abort('left') };
    await expect(storeOf(site).ratings.saveRating(image, 4, left)).rejects.toBe('left');
    expect(site.requests).toEqual([]);
  });
});

describe('rating settings', () => {
  const context = { base: 'https://site.test/', galleryId: '7', candidatesOf: undefined };
  const settingsOf = (settings: Readonly<Record<string, unknown>>) =>
    parseLightboxResponse(lightboxAnswer({ settings }), '1', context).data.settings;

  test('are mapped to Loggia’s names', () => {
    expect(
      settingsOf({
        popup_enable_rate: true,
        lightbox_rate_stars_count: '10',
        lightbox_rate_size: '32',
        lightbox_rate_icon: 'bwg-icon-heart-o',
        lightbox_rate_pos: 'bottom',
        lightbox_hit_pos: 'top',
      }),
    ).toMatchObject({
      rating: true,
      ratingStarCount: 10,
      ratingStarSize: 32,
      ratingIcon: 'heart',
      ratingPosition: 'bottom',
      hitCounterPosition: 'top',
    });
  });

  test('fall back to the defaults if missing or implausible', () => {
    const { rating, ratingStarCount, ratingStarSize, ratingIcon, ratingPosition } = settingsOf({
      popup_enable_rate: 'perhaps',
      lightbox_rate_stars_count: '-5',
      lightbox_rate_size: '1e9',
      lightbox_rate_icon: '"><img src=x>',
      lightbox_rate_pos: 'middle',
    });
    const read = [rating, ratingStarCount, ratingStarSize, ratingIcon, ratingPosition];
    expect(read).toEqual(read.map(() => undefined));
  });

  test('enable the hit counter if the markup contains it', () => {
    const markup = `${lightboxAnswer()}<div class="bwg_image_hits">Hits: <span>3</span></div>`;
    expect(parseLightboxResponse(markup, '1', context).data.settings.hitCounter).toBe(true);
  });
});

test.each([
  ['star', 'star'],
  ['bwg-icon-star-half-o', 'star'],
  ['bwg-icon-bell', 'bell'],
  ['heart-o', 'heart'],
  ['flag', 'flag'],
  ['circle', 'circle'],
  ['square', 'square'],
  ['', undefined],
  ['skull', undefined],
  ['constructor', undefined],
])('toRatingIcon converts %j to %j', (name, icon) => {
  expect(toRatingIcon(name)).toBe(icon);
});
