// @vitest-environment node
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForPage } from './support/askForPage.ts';
import { openLightbox, readBoxData } from './support/openLightbox.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

const search = async (text: string, shortcode = '1') =>
  (await askForPage(cms, { shortcode_id: shortcode, bwg_search_0: text })).ids;

async function tagId(name: string): Promise<string> {
  const { text } = await askForPage(cms, { shortcode_id: '2' });
  return new RegExp(`<option value="(\\d+)">${name}</option>`).exec(text)?.[1] ?? '';
}

describe('a search', () => {
  test.each([
    ['part of a title, whatever the case', 'aCANTH', ['5']],
    ['all words in the title', 'river nagasaki', ['1']],
    ['all words in the description', 'blossfeldt 1928', ['5', '6']],
    ['one word here and one there: nothing', 'acanthus blossfeldt', []],
    ['the wildcards of the database: themselves', '%', []],
    ['an underscore: itself', '_', []],
    ['white space only: everything', '   ', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('finds %s', async (_, text, ids) => {
    expect(await search(text)).toEqual(ids);
  });

  test('finds a backslash by a backslash', async () => {
    expect(await search('\\photos', '5')).toEqual(['301']);
  });

  test('keeps its words in the box, escaped, when it finds nothing', async () => {
    const { text, status } = await askForPage(cms, { shortcode_id: '1', bwg_search_0: '"><b>no such' });
    expect(status).toBe(200);
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;no such"');
    expect(text).toContain('No Images found.');
  });

  test('holds in the lightbox too', async () => {
    const box = readBoxData(await openLightbox(cms, 'gallery_id=1&image_id=6&filter_search_name=blossfeldt'));
    expect(box.data.map(({ id }) => id)).toEqual(['5', '6']);
  });
});

describe('a tag filter', () => {
  test('takes images with any of the tags', async () => {
    const [sea, desert] = [await tagId('Sea'), await tagId('Desert')];
    const fields = { shortcode_id: '2' };
    const both = (await askForPage(cms, fields, [sea, desert])).ids;
    const one = (await askForPage(cms, fields, [sea])).ids;
    const other = (await askForPage(cms, fields, [desert])).ids;
    expect(one.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    expect(new Set(both)).toEqual(new Set([...one, ...other]));
  });

  test('answers 500 to a plain text, which brings the real server down', async () => {
    const { status } = await askForPage(cms, { shortcode_id: '2', bwg_tag_id_bwg_thumbnails_0: '2' });
    expect(status).toBe(500);
  });

  test('chooses nothing without any tag', async () => {
    expect((await askForPage(cms, { shortcode_id: '1' }, [])).ids).toHaveLength(8);
    expect((await askForPage(cms, { shortcode_id: '1', bwg_tag_id_bwg_thumbnails_0: '' })).ids).toHaveLength(8);
  });

  test('comes as a comma list in the lightbox, where 0 means none', async () => {
    const sea = await tagId('Sea');
    const filtered = (await askForPage(cms, { shortcode_id: '2' }, [sea])).ids;
    const box = readBoxData(await openLightbox(cms, `gallery_id=2&image_id=${filtered[0] ?? ''}&filter_tag=${sea},0`));
    expect(box.data.map(({ id }) => id)).toEqual(filtered);
    expect(readBoxData(await openLightbox(cms, 'gallery_id=2&image_id=21&filter_tag=0')).data).toHaveLength(28);
  });
});

describe('a call that makes no sense', () => {
  test.each([
    ['an unknown shortcode', { shortcode_id: '9999' }],
    ['an unknown view', { shortcode_id: '0', gallery_type: 'nope' }],
  ])('%s: an empty answer with status 200', async (_, fields) => {
    expect(await askForPage(cms, fields)).toEqual({ status: 200, text: '', ids: [] });
  });

  test('a gallery that was deleted answers with the error block alone', async () => {
    const { text } = await askForPage(cms, { shortcode_id: '0', gallery_id: '99' });
    expect(text).toMatch(/^<div><div class="wd_error">.*deleted/);
  });

  test('an unknown action, or none: 0 and 400', async () => {
    for (const query of ['?action=no_such_action', '']) {
      const response = await cms.get(`/wp-admin/admin-ajax.php${query}`);
      expect([response.status, await response.text()]).toEqual([400, '0']);
    }
  });

  test('a body of a megabyte is refused', async () => {
    const answer = await askForPage(cms, { shortcode_id: '1', bwg_search_0: 'x'.repeat(1_000_000) });
    expect(answer).toMatchObject({ status: 413, ids: [] });
  });
});
