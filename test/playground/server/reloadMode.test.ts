// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForPage } from './support/askForPage.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

async function openPage(shortcode: number, query: string) {
  const text = await (await cms.get(`/wp-gallery/${shortcode}/${query}`)).text();
  return {
    text,
    ids: [...text.matchAll(/data-image-id="(\d+)"/g)].map(([, id]) => id ?? ''),
    scrolls: /data-scroll="1"/.test(text),
  };
}

test('in reload mode, the server applies the sort order and tags from the URL and keeps them in page links', async () => {
  const plain = await openPage(20, '');
  const sorted = await openPage(20, '?sort_by_0=alt');
  expect(sorted.ids).not.toEqual(plain.ids);
  const tagged = await openPage(20, '?filter_tag_0=2&bwg_search_0=the');
  expect(tagged.ids.length).toBeGreaterThan(0);
  expect(tagged.text).toContain('filter_tag_0=2&amp;bwg_search_0=the&amp;page_number_0=2');
  expect([plain.scrolls, sorted.scrolls, tagged.scrolls]).toEqual([false, false, true]);
});

test('outside of reload mode, the server ignores the sort order and tags in the URL', async () => {
  expect((await openPage(22, '?sort_by_0=alt&filter_tag_0=2')).ids).toEqual((await openPage(22, '')).ids);
  expect((await openPage(22, '?page_number_0=2')).ids).not.toEqual((await openPage(22, '')).ids);
});

test('several tags match images with any tag or, if configured, with all tags', async () => {
  const count = async (shortcode: string, ...tags: string[]) => {
    const { ids } = await askForPage(cms, { shortcode_id: shortcode, bwg_load_more_0: '' }, tags);
    return ids.length;
  };
  const [one, other] = [await count('2', '2'), await count('2', '5')];
  expect(await count('2', '2', '5')).toBeGreaterThanOrEqual(Math.max(one, other));
  expect(await count('20', '2', '5')).toBeLessThanOrEqual(Math.min(one, other));
});
