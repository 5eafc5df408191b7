// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRank } from '../../../playground/server/database/seededRank.ts';
import { askForPage } from './support/askForPage.ts';
import { openLightbox, readBoxData } from './support/openLightbox.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

const random = (page: string, seed: string) =>
  askForPage(cms, {
    shortcode_id: '2',
    page_number_0: page,
    sortImagesByValue_0: 'random',
    bwg_random_seed_0: seed,
  });

describe('a random order', () => {
  test('stays the same over all pages of one seed, so that no image repeats or is left out', async () => {
    const ids = [];
    for (const page of ['1', '2', '3']) ids.push(...(await random(page, '12345')).ids);
    expect(new Set(ids).size).toBe(28);
  });

  test('is another one for another seed', async () => {
    expect((await random('1', '1')).ids).not.toEqual((await random('1', '2')).ids);
  });

  test('is the same in the lightbox, under each of the names that the wire has for it', async () => {
    const gallery = await random('1', '777');
    for (const order of ['filtersortby=random', 'sort_by=casual', 'sort_by=RAND()']) {
      const box = readBoxData(await openLightbox(cms, `gallery_id=2&image_id=21&bwg_random_seed=777&${order}`));
      expect(box.data.slice(0, 12).map(({ id }) => id)).toEqual(gallery.ids);
    }
  });

  test('is dealt anew when page 0 is asked for, even with a seed', async () => {
    const deals = new Set<string>();
    for (let deal = 0; deal < 4; deal += 1) deals.add((await random('0', '12345')).ids.join());
    expect(deals.size).toBeGreaterThan(1);
  });

  test('goes back into the lightbox address as RAND()', async () => {
    expect((await random('1', '5')).text).toContain('sort_by=RAND%28%29');
  });

  test('ranks lie in [0, 1) for any seed and id', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (seed, id) => {
        const rank = seededRank(seed, id);
        expect(rank).toBeGreaterThanOrEqual(0);
        expect(rank).toBeLessThan(1);
        expect(seededRank(seed, id)).toBe(rank);
      }),
    );
  });
});

describe('an order that was chosen', () => {
  const titlesInOrder = async (sort: string) => {
    const { text } = await askForPage(cms, { shortcode_id: '1', sortImagesByValue_0: sort });
    return [...text.matchAll(/alt="([^"]*)"/g)].map(([, title]) => title ?? '');
  };

  test('by title does not care about capitals', async () => {
    const titles = await titlesInOrder('alt');
    expect(titles).toEqual([...titles].sort((first, second) => first.localeCompare(second, 'en')));
  });

  test('by date begins with the oldest photograph', async () => {
    expect((await titlesInOrder('date'))[0]).toBe('Boats in River, Nagasaki');
  });

  test('is the order of the editor if nobody knows it', async () => {
    expect(await titlesInOrder('zzz')).toEqual(await titlesInOrder('default'));
  });

  test('is marked in the sort box', async () => {
    const { text } = await askForPage(cms, { shortcode_id: '1', sortImagesByValue_0: 'filename' });
    expect(text).toContain('<option value="filename" selected>');
  });
});
