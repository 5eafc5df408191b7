import { afterEach, describe, expect, test } from 'vitest';
import { browsingParameters, readGalleryTags, readViewSettings } from '@loggia/hooks/wordpress';
import { parseGalleryPage } from '../../../hooks/adapters/wordpress/parseGalleryPage.ts';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';
import { galleryAnswer, galleryContainer, type GalleryFixture } from '../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

test('browsingParameters returns the plugin’s parameter names with the instance number', () => {
  expect(browsingParameters(2)).toEqual({
    page: 'page_number_2',
    search: 'bwg_search_2',
    sort: 'sort_by_2',
    tags: 'filter_tag_2',
    randomSeed: 'bwg_random_seed_2',
  });
});

test('readGalleryTags reads numeric tags as plain text and without duplicates', () => {
  const options = '<option value="">Select Tag</option><option value="3">Fish &amp; chips</option>';
  document.body.innerHTML = `<div class="bwg_container"><select class="SumoUnder search_tags" multiple>${options}
    <option value="3">Again</option><option value="7">Sea</option><option value="javascript:x">Bad</option></select></div>`;
  expect(readGalleryTags(document.body)).toEqual([
    { id: '3', name: 'Fish & chips' },
    { id: '7', name: 'Sea' },
  ]);
});

describe('a site with infinite scrolling', () => {
  const items = [{ id: '1' }, { id: '2' }];
  const pageCountOf = (loadsByScrolling: boolean, gallery: GalleryFixture) =>
    parseGalleryPage(parseInert(galleryAnswer({ items, ...gallery })), 0, 2, {
      base: 'https://site.test/',
      galleryId: '7',
      candidatesOf: undefined,
      loadsByScrolling,
    }).page.pageCount;

  test('has more pages if the response contains the scroll script', () => {
    expect(pageCountOf(true, { page: 2, pagerScript: 'scroll' })).toBe(3);
    expect(pageCountOf(true, { page: 2, pagerScript: 'other' })).toBe(2);
  });

  test('has more pages if the response contains a page number but no scripts', () => {
    expect(pageCountOf(true, { page: 2 })).toBe(3);
    expect(pageCountOf(true, {})).toBe(2);
    expect(pageCountOf(false, { page: 2 })).toBe(2);
  });
});

describe('the paging mode', () => {
  const items = [{ id: '1' }, { id: '2' }];
  const pagingOf = (gallery: GalleryFixture, loading = '') => {
    document.body.innerHTML = galleryContainer({ items, ...gallery }).replace('<form', `${loading}<form`);
    return readViewSettings(document.body.firstElementChild as Element).browsing.paging;
  };
  const APPENDING = '<div id="ajax_loading_0" class="bwg_load_more_ajax_loading"></div>';

  test.each<[string, GalleryFixture, string, string]>([
    ['a single page of a gallery with page links', {}, '', 'none'],
    ['a single page with its scripts', { pagerScript: 'other' }, '', 'none'],
    ['page links', { pageCount: 3 }, '', 'numbers'],
    ['a load-more button', { hasMore: true }, APPENDING, 'button'],
    ['the end of a load-more list', { pagerScript: 'other' }, APPENDING, 'button'],
    ['the scroll script', { pagerScript: 'scroll' }, APPENDING, 'scroll'],
    ['a growing gallery without its scripts', {}, APPENDING, 'scroll'],
    ['the last page of a growing list', { page: 5, pagerScript: 'other' }, APPENDING, 'button'],
    ['the last page without its scripts', { page: 5 }, '', 'button'],
  ])('is derived from the markup: %s', (_, gallery, loading, paging) => {
    expect(pagingOf(gallery, loading)).toBe(paging);
  });
});
