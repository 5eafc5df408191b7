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
    ['part of a title, ignoring case', 'aCANTH', ['5']],
    ['titles that contain all words', 'river nagasaki', ['1']],
    ['descriptions that contain all words', 'blossfeldt 1928', ['5', '6']],
    ['nothing if the words are split between title and description', 'acanthus blossfeldt', []],
    ['nothing for a percent sign, which is not a wildcard', '%', []],
    ['nothing for an underscore, which is not a wildcard', '_', []],
    ['everything for a whitespace-only query', '   ', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('finds %s', async (_, text, ids) => {
    expect(await search(text)).toEqual(ids);
  });

  test('finds a literal backslash', async () => {
    expect(await search('\\photos', '5')).toEqual(['301']);
  });

  test('keeps the escaped query in the search box if nothing is found', async () => {
    const { text, status } = await askForPage(cms, { shortcode_id: '1', bwg_search_0: '"><b>no such' });
    expect(status).toBe(200);
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;no such"');
    expect(text).toContain('No Images found.');
  });

  test('also applies in the lightbox', async () => {
    const box = readBoxData(await openLightbox(cms, 'gallery_id=1&image_id=6&filter_search_name=blossfeldt'));
    expect(box.data.map(({ id }) => id)).toEqual(['5', '6']);
  });
});

describe('a tag filter', () => {
  test('matches images with any of the tags', async () => {
    const [sea, desert] = [await tagId('Sea'), await tagId('Desert')];
    const fields = { shortcode_id: '2' };
    const both = (await askForPage(cms, fields, [sea, desert])).ids;
    const one = (await askForPage(cms, fields, [sea])).ids;
    const other = (await askForPage(cms, fields, [desert])).ids;
    expect(one.length).toBeGreaterThan(0);
    expect(other.length).toBeGreaterThan(0);
    expect(new Set(both)).toEqual(new Set([...one, ...other]));
  });

  test('responds with 500 for a plain string, which crashes the original server', async () => {
    const { status } = await askForPage(cms, { shortcode_id: '2', bwg_tag_id_bwg_thumbnails_0: '2' });
    expect(status).toBe(500);
  });

  test('returns all images if no tag is selected', async () => {
    expect((await askForPage(cms, { shortcode_id: '1' }, [])).ids).toHaveLength(8);
    expect((await askForPage(cms, { shortcode_id: '1', bwg_tag_id_bwg_thumbnails_0: '' })).ids).toHaveLength(8);
  });

  test('is a comma-separated list in the lightbox URL, with 0 for no tags', async () => {
    const sea = await tagId('Sea');
    const filtered = (await askForPage(cms, { shortcode_id: '2' }, [sea])).ids;
    const box = readBoxData(await openLightbox(cms, `gallery_id=2&image_id=${filtered[0] ?? ''}&filter_tag=${sea},0`));
    expect(box.data.map(({ id }) => id)).toEqual(filtered);
    expect(readBoxData(await openLightbox(cms, 'gallery_id=2&image_id=21&filter_tag=0')).data).toHaveLength(28);
  });
});

describe('an invalid request', () => {
  test.each([
    ['an unknown shortcode', { shortcode_id: '9999' }],
    ['an unknown view', { shortcode_id: '0', gallery_type: 'nope' }],
  ])('receives an empty response with status 200 for %s', async (_, fields) => {
    expect(await askForPage(cms, fields)).toEqual({ status: 200, text: '', ids: [] });
  });

  test('receives only the error block for a deleted gallery', async () => {
    const { text } = await askForPage(cms, { shortcode_id: '0', gallery_id: '99' });
    expect(text).toMatch(/^<div><div class="wd_error">.*deleted/);
  });

  test('receives 0 with status 400 for an unknown or missing action', async () => {
    for (const query of ['?action=no_such_action', '']) {
      const response = await cms.get(`/wp-admin/admin-ajax.php${query}`);
      expect([response.status, await response.text()]).toEqual([400, '0']);
    }
  });

  test('receives a 413 for a 1 MB body', async () => {
    const answer = await askForPage(cms, { shortcode_id: '1', bwg_search_0: 'x'.repeat(1_000_000) });
    expect(answer).toMatchObject({ status: 413, ids: [] });
  });
});
