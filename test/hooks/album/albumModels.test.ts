// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALBUM_DESCRIPTION_LENGTH, albumUrlCodec, albumEntryImage } from '@loggia/hooks/album';
import type { AlbumCrumb } from '@loggia/hooks';
import { albumHref, changeLast, into, recallPath, topPath } from '../../../hooks/gallery/album/albumPath.ts';
import { backTarget } from '../../../hooks/gallery/album/engine/albumHistory.ts';
import { splitDescription } from '../../../hooks/gallery/album/useAlbumDescription.ts';

const top = topPath('1');
const harbour: AlbumCrumb = { kind: 'album', id: '2', page: 1, title: 'Harbour' };
const boats: AlbumCrumb = { kind: 'gallery', id: '7', page: 3 };

describe('albumUrlCodec', () => {
  const address = albumUrlCodec(0);

  test.each([
    ['the top level', top, ''],
    ['page 2 of the top level', topPath('1', 2), 'page_number_0=2'],
    ['an album', [...top, harbour], 'type_0=album&album_gallery_id_0=2'],
    ['page 3 of a gallery', [...top, harbour, boats], 'type_0=gallery&album_gallery_id_0=7&page_number_0=3'],
  ] as const)('writes the URL of %s', (_name, path, query) => {
    expect(albumHref(address, path, '/quay?lang=en')).toBe(`/quay?lang=en${query && `&${query}`}`);
    expect(albumHref(address, path, '')).toBe(`?${query}`);
  });

  test('drops the parameters of the previous level and keeps unrelated parameters', () => {
    const before =
      '?lang=en&type_0=gallery&album_gallery_id_0=7&page_number_0=3&sort_by_0=date&type_1=album&page_number_1=2';
    expect(albumHref(address, [...top, harbour], `/quay${before}`)).toBe(
      '/quay?lang=en&type_1=album&page_number_1=2&type_0=album&album_gallery_id_0=2',
    );
    expect(albumHref(address, top, `/quay${before}`)).toBe('/quay?lang=en&type_1=album&page_number_1=2');
    expect(albumHref(address, [...top, { ...boats, page: 4 }], `/quay${before}`)).toContain('sort_by_0=date');
  });

  test.each([
    ['', null, 1],
    ['type_0=gallery', null, 1],
    ['type_0=script&album_gallery_id_0=7', null, 1],
    ['type_0=album&album_gallery_id_0=', null, 1],
    ['type_0=album&album_gallery_id_0=7%00', null, 1],
    ['type_0=album&album_gallery_id_0=7%0A', null, 1],
    [`type_0=album&album_gallery_id_0=${'7'.repeat(201)}`, null, 1],
    ['type_1=album&album_gallery_id_1=7&page_number_1=4', null, 1],
    ['type_0=album&album_gallery_id_0=7&page_number_0=0', { kind: 'album', id: '7' }, 1],
    ['page_number_0=-3', null, 1],
    ['page_number_0=12', null, 12],
    ['page_number_0=two', null, 1],
  ] as const)('parses %j, ignoring invalid values', (query, level, page) => {
    expect(address.read(new URLSearchParams(query))).toEqual({ level, page });
  });

  test('round-trips the level and page for any valid ID', () => {
    const albumId = fc.oneof(
      fc.nat().map(String),
      fc.uuid(),
      fc.constantFrom('harbour-2024', 'Häfen & Boote', '../?type_0=album#7', '⛵️'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).filter((id) => !/\p{Cc}/u.test(id)),
    );
    const place = fc.record({
      level: fc.option(fc.record({ kind: fc.constantFrom('album' as const, 'gallery' as const), id: albumId })),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), (places) => {
        const query = new URLSearchParams('utm=x');
        for (const each of places) address.write(query, each);
        expect(address.read(query)).toEqual(places.at(-1));
        expect(query.get('utm')).toBe('x');
      }),
    );
  });
});

describe('backTarget', () => {
  const landed = {
    origin: undefined,
    referrer: 'https://quay.test/other',
    isSameLevel: false,
    host: 'quay.test',
    historyLength: 2,
  };
  test.each([
    [
      'goes back in history if the user entered the level',
      { ...landed, origin: 'entered' as const, referrer: '' },
      'history',
    ],
    ['goes up from a level reached through the breadcrumb', { ...landed, origin: 'moved' as const }, 'up'],
    ['goes back in history from a level linked by another page of the site', landed, 'history'],
    ['goes up if the previous page showed the same level', { ...landed, isSameLevel: true }, 'up'],
    ['goes up from a level linked by another site', { ...landed, referrer: 'https://search.test/?q=quay.test' }, 'up'],
    ['goes up from a level opened through a bookmark', { ...landed, referrer: '' }, 'up'],
    ['goes up from a level in a new tab without history', { ...landed, historyLength: 1 }, 'up'],
  ] as const)('%s', (_name, situation, way) => {
    expect(backTarget(situation)).toBe(way);
  });
});

test('recallPath restores the page and scroll position of a revisited level and leaves other paths unchanged', () => {
  const left = into({ kind: 'album', id: '2' })(changeLast(topPath('1', 2), { scrollTop: 340 }));
  expect(recallPath(topPath('1'), left)).toEqual([{ kind: 'album', id: '1', page: 2, scrollTop: 340 }]);
  expect(recallPath([...top, boats], left)).toEqual([...top, boats]);
});

describe('splitDescription', () => {
  test('cuts a long description at a word boundary without losing text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '\n', '🏔️', 'é'), maxLength: 400 }), (text) => {
        const { lead, rest } = splitDescription(text);
        expect(lead + rest).toBe(text);
        expect(lead.length).toBeLessThanOrEqual(ALBUM_DESCRIPTION_LENGTH);
        expect(lead).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
    expect(splitDescription('one two three', 8)).toEqual({ lead: 'one two', rest: ' three' });
    expect(splitDescription('one two three', 8.9)).toEqual({ lead: 'one two', rest: ' three' });
    expect(splitDescription('one two three', Infinity).rest).toBe('');
    const long = 'one two '.repeat(100);
    for (const odd of [0, 0.5, -1, Number.NaN]) expect(splitDescription(long, odd)).toEqual(splitDescription(long));
  });
});

test('albumEntryImage prefixes IDs with the kind and falls back to a square if there is no cover', () => {
  expect(albumEntryImage({ kind: 'album', id: '7' }, 'Album 1')).toMatchObject({
    id: 'album-7',
    title: 'Album 1',
    width: 1,
  });
  const cover = { url: '/7.jpg', width: 300, height: 200 };
  expect(albumEntryImage({ kind: 'gallery', id: '7', cover }, 'Boats')).toMatchObject({ id: 'gallery-7', ...cover });
});
