// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectImages } from '../../../hooks/adapters/static/selectImages.ts';
import type { GalleryImage } from '@loggia/hooks';

const images: readonly GalleryImage[] = [
  { id: '1', url: '/1.jpg', title: 'Red boat', description: 'Harbour at noon', date: '2021-05-01', fileName: 'c.jpg' },
  { id: '2', url: '/2.jpg', title: 'Blue boat', description: 'Red sky', date: '2019-01-01', fileName: 'a.jpg' },
  {
    id: '3',
    url: '/3.jpg',
    title: 'Zebra gulls',
    description: 'a RED boat behind them',
    date: '2020-01-01',
    fileName: 'b.jpg',
  },
  { id: '4', url: '/4.jpg' },
];
const select = (query: Parameters<typeof selectImages>[1]): string =>
  selectImages(images, query)
    .map(({ id }) => id)
    .join('');

describe('selectImages for a search', () => {
  test.each([
    ['', '1234'],
    ['   ', '1234'],
    ['boat', '123'],
    ['red boat', '13'],
    ['BOAT  blue', '2'],
    ['red harbour', ''],
    ['.*', ''],
    ['(', ''],
  ])('the query %j finds %j, with all words in the title or all in the description', (search, ids) => {
    expect(select({ search })).toBe(ids);
  });
});

describe('selectImages with a sort order', () => {
  test.each([
    [undefined, '1234'],
    ['default', '1234'],
    ['alt', '4213'],
    ['title', '4213'],
    ['date', '4231'],
    ['filename', '4231'],
    ['size', '1234'],
    ['constructor', '1234'],
  ])('given the order %j, returns %j', (sort, ids) => {
    expect(select({ sort })).toBe(ids);
  });

  test('returns every image once in random order, and in the same order for the same seed', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ id: String(index), url: '/x.jpg' }));
    fc.assert(
      fc.property(fc.string(), (randomSeed) => {
        const query = { sort: 'random', randomSeed };
        const shuffled = selectImages(many, query);
        expect(new Set(shuffled)).toEqual(new Set(many));
        expect(selectImages(many, query)).toEqual(shuffled);
      }),
    );
  });

  test('varies the random order with the seed, and can return any image first', () => {
    const few = Array.from({ length: 5 }, (_, index) => ({ id: String(index), url: '/x.jpg' }));
    const firsts = new Map<string, number>();
    for (let seed = 0; seed < 1000; seed += 1) {
      const first = selectImages(few, { sort: 'random', randomSeed: String(seed) })[0]?.id ?? '';
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    expect(firsts.size).toBe(5);
    for (const count of firsts.values()) expect(count).toBeGreaterThan(100);
  });

  test('does not modify the list of images', () => {
    const before = [...images];
    select({ sort: 'alt' });
    select({ sort: 'random' });
    expect(images).toEqual(before);
  });
});
