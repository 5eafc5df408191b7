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
    ['all words in the title', 'river nagasaki', ['1']],
    ['all words in the description', 'blossfeldt 1928', ['5', '6']],
    ['nothing for words spread over title and description', 'acanthus blossfeldt', []],
    ['a literal percent sign', '%', []],
    ['a literal underscore', '_', []],
    ['everything for white space', '   ', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('finds %s', async (_, text, ids) => {
    expect(await search(text)).toEqual(ids);
  });

  test('finds a literal backslash', async () => {
    expect(await search('\\photos', '5')).toEqual(['301']);
  });

  test('keeps the escaped text in the search box if it finds nothing', async () => {
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

  test('responds with 500 to a plain string, which crashes the original server', async () => {
    const { status } = await askForPage(cms, { shortcode_id: '2', bwg_tag_id_bwg_thumbnails_0: '2' });
    expect(status).toBe(500);
  });

  test('returns all images without tags', async () => {
    expect((await askForPage(cms, { shortcode_id: '1' }, [])).ids).toHaveLength(8);
    expect((await askForPage(cms, { shortcode_id: '1', bwg_tag_id_bwg_thumbnails_0: '' })).ids).toHaveLength(8);
  });

  test('is a comma-separated list in the lightbox, where 0 means none', async () => {
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
  ])('gets an empty response with status 200 for %s', async (_, fields) => {
    expect(await askForPage(cms, fields)).toEqual({ status: 200, text: '', ids: [] });
  });

  test('gets only the error block for a deleted gallery', async () => {
    const { text } = await askForPage(cms, { shortcode_id: '0', gallery_id: '99' });
    expect(text).toMatch(/^<div><div class="wd_error">.*deleted/);
  });

  test('gets 0 with status 400 for an unknown or missing action', async () => {
    for (const query of ['?action=no_such_action', '']) {
      const response = await cms.get(`/wp-admin/admin-ajax.php${query}`);
      expect([response.status, await response.text()]).toEqual([400, '0']);
    }
  });

  test('gets 413 for a body of a megabyte', async () => {
    const answer = await askForPage(cms, { shortcode_id: '1', bwg_search_0: 'x'.repeat(1_000_000) });
    expect(answer).toMatchObject({ status: 413, ids: [] });
  });
});
