// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageStretch } from '../../../playground/server/wire/pageStretch.ts';
import { DEFAULT_SHORTCODE, PAGING } from '../../../playground/server/wire/shortcodes.ts';
import { askForPage } from './support/askForPage.ts';
import { openCms, type TestCms } from './support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
});
afterAll(() => cms.close());

describe('pageStretch', () => {
  const shortcode = { ...DEFAULT_SHORTCODE, imagesPerPage: 4, loadMoreCount: 3, paging: PAGING.loadMore };

  test.each([
    [1, { offset: 0, limit: 4, pageCount: 5, hasMore: true }],
    [2, { offset: 4, limit: 3, pageCount: 5, hasMore: true }],
    [4, { offset: 10, limit: 3, pageCount: 5, hasMore: true }],
    [5, { offset: 13, limit: 3, pageCount: 5, hasMore: false }],
  ])('returns page %i of 14 images, with 4 on the first page and 3 on later ones', (page, stretch) => {
    expect(pageStretch(shortcode, page, 14)).toEqual(stretch);
  });

  test('covers every image once and in order for any page sizes', () => {
    const sizes = {
      total: fc.nat(200),
      first: fc.integer({ min: 1, max: 40 }),
      later: fc.integer({ min: 1, max: 40 }),
    };
    fc.assert(
      fc.property(fc.record(sizes), ({ total, first, later }) => {
        const chosen = { ...shortcode, imagesPerPage: first, loadMoreCount: later };
        const { pageCount } = pageStretch(chosen, 1, total);
        const shown = Array.from({ length: pageCount }, (_, index) => pageStretch(chosen, index + 1, total)).flatMap(
          ({ offset, limit }) => Array.from({ length: total }, (_, image) => image).slice(offset, offset + limit),
        );
        expect(shown).toEqual(Array.from({ length: total }, (_, image) => image));
        expect(pageStretch(chosen, Math.max(1, pageCount), total).hasMore).toBe(false);
      }),
    );
  });

  test('returns all images on the first page without pagination', () => {
    const unpaged = { ...shortcode, paging: PAGING.none };
    expect(pageStretch(unpaged, 1, 10_000)).toMatchObject({ offset: 0, limit: 10_000, pageCount: 1 });
    expect(pageStretch(unpaged, 2, 10_000).offset).toBe(10_000);
  });
});

describe('a gallery with numbered pages', () => {
  test('has the configured number of images per page, and the remainder on the last page', async () => {
    const lengths = [];
    for (const page of ['1', '2', '3']) {
      lengths.push((await askForPage(cms, { shortcode_id: '2', page_number_0: page })).ids.length);
    }
    expect(lengths).toEqual([12, 12, 4]);
  });

  test('has a page count and links to adjacent pages', async () => {
    const { text } = await askForPage(cms, { shortcode_id: '2', page_number_0: '2' });
    expect(text).toContain('data-pages-count="3"');
    expect(text).toMatch(/class="bwg-a prev-page-0" href="[^"]*page_number_0=1"/);
    expect(text).toMatch(/class="bwg-a next-page-0" href="[^"]*page_number_0=3"/);
  });

  test('has no page links if there is only one page', async () => {
    expect((await askForPage(cms, { shortcode_id: '1' })).text).not.toContain('pagination-links');
  });

  test('returns an error block with status 200 if the page is past the end', async () => {
    const { status, text, ids } = await askForPage(cms, { shortcode_id: '2', page_number_0: '9' });
    expect({ status, ids }).toEqual({ status: 200, ids: [] });
    expect(text).toContain('<div class="wd_error"><p><strong>No Images found.</strong></p></div>');
  });

  test('returns only the error block if the page is past the end and the gallery has no title and no search box', async () => {
    expect((await askForPage(cms, { shortcode_id: '26' })).ids).toHaveLength(8);
    const { status, text } = await askForPage(cms, { shortcode_id: '26', page_number_0: '2' });
    expect({ status, text }).toEqual({
      status: 200,
      text: '<div><div class="wd_error"><p><strong>No Images found.</strong></p></div></div>',
    });
  });

  test.each(['0', '', '-4', 'two'])('treats page %j as the first page', async (page) => {
    const first = await askForPage(cms, { shortcode_id: '2', page_number_0: '1' });
    expect((await askForPage(cms, { shortcode_id: '2', page_number_0: page })).ids).toEqual(first.ids);
  });
});

describe('a gallery with a "load more" button', () => {
  test('returns eight images, then six at a time, and no button on the last page', async () => {
    const pages = [];
    for (const page of ['1', '2', '3', '4', '5']) {
      pages.push(await askForPage(cms, { shortcode_id: '8', page_number_0: page, bwg_load_more_0: 'on' }));
    }
    expect(pages.map(({ ids }) => ids.length)).toEqual([8, 6, 6, 6, 2]);
    expect(pages.map(({ text }) => text.includes('id="bwg_load_more_0"'))).toEqual([true, true, true, true, false]);
  });
});

describe('the archive', () => {
  test('returns ten thousand images with sizes and URLs in one response', async () => {
    const { ids, text } = await askForPage(cms, { shortcode_id: '3' });
    expect(new Set(ids).size).toBe(10_000);
    expect(text.match(/data-width="\d+" data-height="\d+" data-src="http/g)).toHaveLength(10_000);
    expect(text.length).toBeLessThan(4_000_000);
  });
});

describe('several galleries on one page', () => {
  test('each read only the fields with their own index', async () => {
    const fields = { shortcode_id: '2', bwg: '1', page_number_0: '1', page_number_1: '3' };
    const { text, ids } = await askForPage(cms, fields);
    expect(ids).toHaveLength(4);
    expect(text).toContain('id="bwg_thumbnails_1"');
    expect(text).toContain('current_view=1&amp;');
  });
});
