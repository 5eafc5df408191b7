// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appendedAnnouncement, extentOf, grow } from '../../../hooks/gallery/browsing/useAppendedPages.ts';
import {
  BROWSING_PARAMETERS,
  browsingQuery,
  changeBrowsing,
  DEFAULT_BROWSING_STATE,
  readBrowsing,
  writeBrowsing,
} from '../../../hooks/gallery/browsing/browsingState.ts';
import { BROWSING_LABELS } from '../../../hooks/gallery/browsing/labels.ts';
import { tagLines } from '../../../hooks/gallery/browsing/useTagFilter.ts';

const onPage4 = { ...DEFAULT_BROWSING_STATE, page: 4, search: 'fog' };

describe('a browsing state', () => {
  test.each([
    ['search', { search: 'ice' }],
    ['order', { sort: 'date' }],
    ['tag', { tagIds: ['3'] }],
  ])('resets to page 1 when the %s changes', (_name, change) => {
    expect(changeBrowsing(onPage4, change)).toEqual({ ...onPage4, ...change, page: 1 });
  });

  test('is returned as is if nothing changes, and keeps all other values if only the page changes', () => {
    expect(changeBrowsing(onPage4, { search: 'fog', tagIds: [] })).toBe(onPage4);
    expect(changeBrowsing(onPage4, { page: 5 })).toEqual({ ...onPage4, page: 5 });
  });

  test('gets a seed for random order, keeps the seed across pages and drops it when the order changes', () => {
    const random = changeBrowsing(onPage4, { sort: 'random' }, '77');
    expect(random).toMatchObject({ sort: 'random', randomSeed: '77', page: 1 });
    expect(changeBrowsing(random, { page: 2 }, '88')).toMatchObject({ randomSeed: '77', page: 2 });
    expect(changeBrowsing(random, { sort: 'alt' }, '88')).toMatchObject({ sort: 'alt', randomSeed: '' });
  });

  test('converts to a query that omits default values', () => {
    expect(browsingQuery(DEFAULT_BROWSING_STATE)).toEqual({});
    expect(browsingQuery({ ...onPage4, tagIds: ['1'] })).toEqual({ search: 'fog', tagIds: ['1'] });
  });
});

describe('a browsing URL', () => {
  const state = fc.record({
    page: fc.integer({ min: 1, max: 1000 }),
    search: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    sort: fc.constantFrom('', 'alt', 'random'),
    tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 5 }),
    randomSeed: fc.constant(''),
  });

  test('round-trips the state and keeps unrelated parameters', () => {
    fc.assert(
      fc.property(state, (wish) => {
        const others = new URLSearchParams({ page_number_7: '3', lang: 'de' });
        const written = new URLSearchParams(writeBrowsing(others, wish, BROWSING_PARAMETERS).toString());
        expect(readBrowsing(written, BROWSING_PARAMETERS)).toEqual(wish);
        expect([written.get('page_number_7'), written.get('lang')]).toEqual(['3', 'de']);
      }),
    );
  });

  test('has no browsing parameters for the default state', () => {
    const full = new URLSearchParams('page=4&search=a&sort=random&tags=1,2&seed=9&lang=de');
    expect(writeBrowsing(full, DEFAULT_BROWSING_STATE, BROWSING_PARAMETERS).toString()).toBe('lang=de');
  });

  test.each([
    'page=0&sort=<b>&tags=,,%20,../x',
    'page=-1&sort=a%20b&tags=a.b',
    'page=1e9&seed=5',
    'page=9999999999999',
    'page=2.5&tags=%3Cscript%3E',
  ])('falls back to the defaults for invalid parameters: %s', (text) => {
    expect(readBrowsing(new URLSearchParams(text), BROWSING_PARAMETERS)).toEqual(DEFAULT_BROWSING_STATE);
  });

  test('is limited to a maximum search length and number of tags', () => {
    const tags = Array.from({ length: 500 }, (_, tag) => tag + 1).join(',');
    const read = readBrowsing(new URLSearchParams({ search: 'x'.repeat(9000), tags }), BROWSING_PARAMETERS);
    expect([read.search.length, read.tagIds.length]).toEqual([200, 50]);
  });
});

describe('tagLines', () => {
  const at = (top: number) => ({ top, bottom: top + 30 });

  test('counts the tags in the visible lines and measures their height', () => {
    const tags = [at(10), at(10.4), at(50), at(50), at(90), at(130)];
    expect(tagLines(tags, 2)).toEqual({ visibleCount: 4, visibleHeight: 70 });
    expect(tagLines(tags, 4)).toEqual({ visibleCount: 6, visibleHeight: 150 });
    expect(tagLines([], 2)).toEqual({ visibleCount: 0, visibleHeight: 0 });
  });
});

describe('an appending gallery', () => {
  test('announces how many images were appended, but not after a new search', () => {
    const first = { before: 8, count: 8, page: 1, hadMore: true };
    const second = grow(first, { count: 14, page: 2, hasMore: true });
    expect(appendedAnnouncement(second, BROWSING_LABELS)).toBe('6 more images loaded, 14 in total.');
    expect(grow(second, { count: 14, page: 2, hasMore: true })).toBe(second);
    expect(appendedAnnouncement(grow(second, { count: 20, page: 1, hasMore: true }), BROWSING_LABELS)).toBe('');
    expect(appendedAnnouncement(first, BROWSING_LABELS)).toBe('');
  });

  test.each([
    ['ready', 1, 3, 8, { hasMore: true, isLoading: false, isComplete: false }],
    ['refreshing', 1, 3, 8, { hasMore: true, isLoading: true, isComplete: false }],
    ['ready', 3, 3, 20, { hasMore: false, isLoading: false, isComplete: true }],
    ['ready', 1, 1, 4, { hasMore: false, isLoading: false, isComplete: false }],
    ['empty', 1, 3, 0, { hasMore: false, isLoading: false, isComplete: false }],
    ['failed', 2, 3, 14, { hasMore: true, isLoading: false, isComplete: false }],
  ] as const)(
    'reports whether there are more images when %s, on page %d of %d with %d images',
    (status, page, pageCount, count, extent) => {
      expect(extentOf({ status, page, pageCount, count })).toEqual(extent);
    },
  );
});
