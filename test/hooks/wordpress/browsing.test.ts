import { afterEach, describe, expect, test } from 'vitest';
import { browsingParameters, readGalleryTags } from '@loggia/hooks/wordpress';
import { parseGalleryPage } from '../../../hooks/wordpress/parseGalleryPage.ts';
import { parseInert } from '../../../hooks/trustedTypes/parseInert.ts';
import { galleryAnswer } from '../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

test('the parameters of a page are those of the real server, with the number of the widget', () => {
  expect(browsingParameters(2)).toEqual({
    page: 'page_number_2',
    search: 'bwg_search_2',
    sort: 'sort_by_2',
    tags: 'filter_tag_2',
    randomSeed: 'bwg_random_seed_2',
  });
});

test('tags are read from the search line, as plain text and once each; what has no number is none', () => {
  const options = '<option value="">Select Tag</option><option value="3">Fish &amp; chips</option>';
  document.body.innerHTML = `<div class="bwg_container"><select class="SumoUnder search_tags" multiple>${options}
    <option value="3">Again</option><option value="7">Sea</option><option value="javascript:x">Bad</option></select></div>`;
  expect(readGalleryTags(document.body)).toEqual([
    { id: '3', name: 'Fish & chips' },
    { id: '7', name: 'Sea' },
  ]);
});

describe('a site that loads by scrolling', () => {
  const items = [{ id: '1' }, { id: '2' }];
  const pageCountOf = (loadsByScrolling: boolean, page: number | undefined) =>
    parseGalleryPage(parseInert(galleryAnswer({ items, ...(page && { page }) })), 0, 2, {
      base: 'https://site.test/',
      galleryId: '7',
      candidatesOf: undefined,
      loadsByScrolling,
    }).page.pageCount;

  test('has more as long as it tells the number of the page', () => {
    expect(pageCountOf(true, 2)).toBe(3);
    expect(pageCountOf(true, undefined)).toBe(2);
    expect(pageCountOf(false, 2)).toBe(2);
  });
});
