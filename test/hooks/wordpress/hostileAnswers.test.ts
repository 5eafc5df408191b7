import { describe, expect, test } from 'vitest';
import { InvalidResponseError, LoggiaError } from '@loggia/hooks/errors';
import { parseLightboxResponse } from '../../../hooks/adapters/wordpress/lightbox/parseLightboxResponse.ts';
import { lightboxAnswer, lightboxItem, type LightboxFixture } from '../../fixtures/wordpress/lightboxMarkup.ts';

const context = { base: 'https://site.test/wp-admin/', galleryId: '1', candidatesOf: undefined };
const parse = (lightbox: LightboxFixture) => parseLightboxResponse(lightboxAnswer(lightbox), '1', context);

test('prototype keys in lightbox data have no effect', () => {
  const item = JSON.stringify(lightboxItem('1')).slice(0, -1);
  const evil = '"__proto__":{"polluted":true,"title":"no"},"constructor":{"prototype":{"polluted":true}}';
  const json = `{"data":[${item},${evil}}],"site_url":"\\/up",${evil}}`;
  const { data } = parse({ json });
  expect(data.images[0]).toMatchObject({ id: '1', title: 'Boat 1' });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(data.images[0]).not.toHaveProperty('polluted');
  expect(data.settings).not.toHaveProperty('polluted');
});

test('unusable items are dropped, and the others are kept', () => {
  const broken = [
    null,
    7,
    'x',
    [],
    {},
    { id: '' },
    { id: null },
    { id: {} },
    lightboxItem('9', { image_url: 'javascript:x' }),
  ];
  const { images } = parse({ items: [...broken, lightboxItem('1'), ...broken, lightboxItem('2')] }).data;
  expect(images.map(({ id }) => id)).toEqual(['1', '2']);
});

test('fields of unexpected types are treated as missing', () => {
  const strange = {
    alt: {},
    description: 7,
    image_width: [],
    thumb_url: null,
    filetype: 1,
    hit_count: {},
    rate: 'x',
    date: [],
  };
  expect(parse({ items: [lightboxItem('1', strange)] }).data.images[0]).toMatchObject({
    id: '1',
    kind: 'image',
    title: undefined,
    width: undefined,
    thumbnail: undefined,
    hitCount: undefined,
    rating: { average: 0, count: 0, own: 0 },
  });
});

test('only the first of thousands of items with the same id is kept, in its original position', () => {
  const copies = Array.from({ length: 5000 }, (_, index) => lightboxItem('1', { alt: `copy ${index}` }));
  const { images } = parse({ items: [lightboxItem('2'), ...copies, lightboxItem('3')] }).data;
  expect(images.map(({ id, title }) => `${id} ${title}`)).toEqual(['2 Boat 2', '1 copy 0', '3 Boat 3']);
});

test('excessively nested data is rejected', () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  const failure = (): unknown => parse({ json: `{"data":${deep}}` });
  expect(failure).toThrow(LoggiaError);
});

test('a gallery of 10,000 images is read in full', () => {
  const items = Array.from({ length: 10_000 }, (_, index) =>
    lightboxItem(String(index + 1), { description: 'Plate &amp; caption of the archive, with some words to it.' }),
  );
  const html = lightboxAnswer({ items });
  expect(html.length).toBeLessThan(8 * 1024 * 1024);
  const { images } = parseLightboxResponse(html, '10000', context).data;
  expect(images).toHaveLength(10_000);
  expect(images[9_999]).toMatchObject({ id: '10000', title: 'Boat 10000' });
});

describe('10 MB of garbage', { timeout: 30_000 }, () => {
  const size = 10 * 1024 * 1024;
  test.each([
    ['letters', 'x'.repeat(size)],
    ['opening brackets', '<'.repeat(size)],
    ['backslashes in the data', `<script>gallery_box_data = JSON.parse('${'\\'.repeat(size)}')</script>`],
    ['quotes in the data', `<script>gallery_box_data = JSON.parse('${String.raw`\'`.repeat(size / 2)}`],
    ['opening braces in the data', `<script>gallery_box_data = JSON.parse('${'{"a":'.repeat(size / 5)}')</script>`],
    ['braces in a literal', `<script>gallery_box_data = ${'{'.repeat(size)}</script>`],
    ['a literal with one string', `<script>gallery_box_data = {"${'x'.repeat(size)}</script>`],
    ['quotes in a literal', `<script>gallery_box_data = {${String.raw`\"`.repeat(size / 2)}</script>`],
    ['assignments', `<script>${'gallery_box_data={'.repeat(size / 18)}</script>`],
    ['empty assignments', `<script>${'gallery_box_data = '.repeat(size / 19)}</script>`],
    ['assignments of strings', `<script>${"gallery_box_data=JSON.parse('".repeat(size / 29)}</script>`],
    [
      'unterminated strings in the data',
      `<script>gallery_box_data = JSON.parse('{"${String.raw`\q`.repeat(size / 2)}')</script>`,
    ],
  ])('is rejected as an invalid response if it consists of %s', (_case, garbage) => {
    expect(() => parseLightboxResponse(garbage, '1', context)).toThrow(InvalidResponseError);
  });
});
