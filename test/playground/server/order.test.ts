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

describe('random order', () => {
  test('is stable across pages for the same seed', async () => {
    const ids = [];
    for (const page of ['1', '2', '3']) ids.push(...(await random(page, '12345')).ids);
    expect(new Set(ids).size).toBe(28);
  });

  test('differs between seeds', async () => {
    expect((await random('1', '1')).ids).not.toEqual((await random('1', '2')).ids);
  });

  test('is the same in the lightbox for every parameter name', async () => {
    const gallery = await random('1', '777');
    for (const order of ['filtersortby=random', 'sort_by=casual', 'sort_by=RAND()']) {
      const box = readBoxData(await openLightbox(cms, `gallery_id=2&image_id=21&bwg_random_seed=777&${order}`));
      expect(box.data.slice(0, 12).map(({ id }) => id)).toEqual(gallery.ids);
    }
  });

  test('is reshuffled for page 0, even with a seed', async () => {
    const deals = new Set<string>();
    for (let deal = 0; deal < 4; deal += 1) deals.add((await random('0', '12345')).ids.join());
    expect(deals.size).toBeGreaterThan(1);
  });

  test('appears as `RAND()` in the lightbox URL', async () => {
    expect((await random('1', '5')).text).toContain('sort_by=RAND%28%29');
  });

  test('ranks images from 0 to less than 1 for any seed and ID', () => {
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

describe('sort order', () => {
  const titlesInOrder = async (sort: string) => {
    const { text } = await askForPage(cms, { shortcode_id: '1', sortImagesByValue_0: sort });
    return [...text.matchAll(/alt="([^"]*)"/g)].map(([, title]) => title ?? '');
  };

  test('is case-insensitive when sorting by title', async () => {
    const titles = await titlesInOrder('alt');
    expect(titles).toEqual([...titles].sort((first, second) => first.localeCompare(second, 'en')));
  });

  test('starts with the oldest photo when sorting by date', async () => {
    expect((await titlesInOrder('date'))[0]).toBe('Boats in River, Nagasaki');
  });

  test('falls back to the default for an unknown value', async () => {
    expect(await titlesInOrder('zzz')).toEqual(await titlesInOrder('default'));
  });

  test('is selected in the sort control', async () => {
    const { text } = await askForPage(cms, { shortcode_id: '1', sortImagesByValue_0: 'filename' });
    expect(text).toContain('<option value="filename" selected>');
  });
});
