import { afterEach, describe, expect, test } from 'vitest';
import { browsingParameters, readGalleryTags, readViewSettings } from '@loggia/hooks/wordpress';
import { parseGalleryPage } from '../../../hooks/adapters/wordpress/parseGalleryPage.ts';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';
import { galleryAnswer, galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import type { GalleryFixture } from '../../fixtures/wordpress/galleryMarkup.ts';

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

test('tags are read from the search line, as plain text and once each, if they have a number', () => {
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
  const pageCountOf = (loadsByScrolling: boolean, gallery: GalleryFixture) =>
    parseGalleryPage(parseInert(galleryAnswer({ items, ...gallery })), 0, 2, {
      base: 'https://site.test/',
      galleryId: '7',
      candidatesOf: undefined,
      loadsByScrolling,
    }).page.pageCount;

  test('has more as long as its script is printed', () => {
    expect(pageCountOf(true, { page: 2, pagerScript: 'scroll' })).toBe(3);
    expect(pageCountOf(true, { page: 2, pagerScript: 'other' })).toBe(2);
  });

  test('has more as long as it tells the number of the page, where its scripts were taken out', () => {
    expect(pageCountOf(true, { page: 2 })).toBe(3);
    expect(pageCountOf(true, {})).toBe(2);
    expect(pageCountOf(false, { page: 2 })).toBe(2);
  });
});

describe('the way to the next images', () => {
  const items = [{ id: '1' }, { id: '2' }];
  const pagingOf = (gallery: GalleryFixture, loading = '') => {
    document.body.innerHTML = galleryContainer({ items, ...gallery }).replace('<form', `${loading}<form`);
    return readViewSettings(document.body.firstElementChild as Element).browsing.paging;
  };
  const APPENDING = '<div id="ajax_loading_0" class="bwg_load_more_ajax_loading"></div>';

  test.each<[string, GalleryFixture, string, string]>([
    ['one page of a gallery with page links', {}, '', 'none'],
    ['the same with its scripts', { pagerScript: 'other' }, '', 'none'],
    ['page links', { pageCount: 3 }, '', 'numbers'],
    ['a button', { hasMore: true }, APPENDING, 'button'],
    ['all that a button had to offer', { pagerScript: 'other' }, APPENDING, 'button'],
    ['the script that listens to the window', { pagerScript: 'scroll' }, APPENDING, 'scroll'],
    ['a gallery that grows, whose scripts were taken out', {}, APPENDING, 'scroll'],
    ['the last page of a list that grew', { page: 5, pagerScript: 'other' }, APPENDING, 'button'],
    ['the same without its scripts', { page: 5 }, '', 'button'],
  ])('is told by the markup: %s', (_, gallery, loading, paging) => {
    expect(pagingOf(gallery, loading)).toBe(paging);
  });
});
