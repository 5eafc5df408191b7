// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  buildFrontendDataRequest,
  buildHitRequest,
  buildLightboxUrl,
  type WordPressGalleryConfig,
} from '@loggia/hooks/wordpress';
import { LIGHTBOX_URL } from '../../fixtures/wordpress/galleryMarkup.ts';

const config: WordPressGalleryConfig = {
  instance: 3,
  galleryId: '7',
  galleryType: 'thumbnails_masonry',
  shortcodeId: '31',
  themeId: '2',
  tag: '0',
  albumId: '0',
  ajaxUrl: '/wp-admin/admin-ajax.php?action=bwg_frontend_data',
  lightboxUrl: LIGHTBOX_URL,
  currentUrl: '/harbour/été/?a=1',
  containerId: 'bwg_thumbnails_masonry_3',
};

describe('a paging request', () => {
  test('contains every field for its gallery instance, in order', () => {
    expect(
      buildFrontendDataRequest(config, {
        page: 2,
        loadMore: true,
        search: 'red boat',
        sort: 'filename',
        randomSeed: '99',
        tagIds: ['4', '5'],
      }),
    ).toEqual([
      ['bwg-preview-type', 'thumbnails_masonry'],
      ['gallery_type', 'thumbnails_masonry'],
      ['gallery_id', '7'],
      ['tag', '0'],
      ['album_id', '0'],
      ['theme_id', '2'],
      ['shortcode_id', '31'],
      ['bwg', '3'],
      ['current_url', '/harbour/%C3%A9t%C3%A9/?a=1'],
      ['page_number_3', '2'],
      ['bwg_load_more_3', 'on'],
      ['album_gallery_id_3', '0'],
      ['type_3', 'album'],
      ['title_3', ''],
      ['description_3', ''],
      ['sortImagesByValue_3', 'filename'],
      ['bwg_random_seed_3', '99'],
      ['bwg_search_3', 'red boat'],
      ['bwg_tag_id_bwg_thumbnails_masonry_3[]', '4'],
      ['bwg_tag_id_bwg_thumbnails_masonry_3[]', '5'],
    ]);
  });

  test('contains empty or default values and no tags by default', () => {
    const fields = new Map(buildFrontendDataRequest(config, { page: 1 }));
    expect(fields.get('sortImagesByValue_3')).toBe('default');
    expect(fields.get('bwg_random_seed_3')).toBe('');
    expect(fields.get('bwg_search_3')).toBe('');
    expect(fields.get('bwg_load_more_3')).toBe('');
    expect([...fields.keys()].filter((name) => name.startsWith('bwg_tag_id'))).toEqual([]);
  });

  test.each([
    ['a site with random order', LIGHTBOX_URL.replace('sort_by=order', 'sort_by=casual'), undefined, 'random'],
    ['the order "random"', LIGHTBOX_URL, 'random', 'random'],
    ['the order "casual", as in URLs', LIGHTBOX_URL, 'casual', 'random'],
    ['the order "date" on a site with random order', LIGHTBOX_URL.replace('order&', 'casual&'), 'date', 'date'],
  ])('uses the order names of the plugin’s forms for %s', (_case, lightboxUrl, sort, expected) => {
    const fields = new Map(buildFrontendDataRequest({ ...config, lightboxUrl }, { page: 1, sort }));
    expect(fields.get('sortImagesByValue_3')).toBe(expected);
  });

  test('leaves a URL unchanged if it cannot be encoded', () => {
    const fields = new Map(buildFrontendDataRequest({ ...config, currentUrl: '/\ud800/' }, { page: 1 }));
    expect(fields.get('current_url')).toBe('/\ud800/');
  });
});

describe('a lightbox request', () => {
  const appended = (url: string): string => url.slice(LIGHTBOX_URL.length);

  test('adds the parameters of a click to the server’s URL', () => {
    expect(buildLightboxUrl(config, { imageId: '12' })).toBe(
      `${LIGHTBOX_URL}&bwg_gallery_type=thumbnails_masonry&bwg_random_seed=&image_id=12&filter_tag=0&filter_search_name=`,
    );
  });

  test('adds every parameter in order', () => {
    const url = buildLightboxUrl(config, {
      imageId: '12',
      galleryId: '9',
      search: 'red & blue',
      sort: 'random',
      tagIds: ['4', '5'],
      randomSeed: '99',
      openComments: true,
      openShop: true,
    });
    expect(appended(url)).toBe(
      '&gallery_id=9&bwg_gallery_type=thumbnails_masonry&bwg_random_seed=99&image_id=12&filter_tag=4%2C5' +
        '&open_ecommerce=1&open_comment=1&filter_search_name=red+%26+blue&filtersortby=random',
    );
    // The server uses the last of two gallery ids.
    expect(new URL(url, 'https://site.test').searchParams.getAll('gallery_id')).toEqual(['7', '9']);
  });

  test.each(['&#038;', '&#38;', '&amp;'])('decodes ampersands escaped as %s', (written) => {
    const lightboxUrl = LIGHTBOX_URL.replaceAll('&', written);
    expect(buildLightboxUrl({ ...config, lightboxUrl }, { imageId: '1' })).toMatch(`${LIGHTBOX_URL}&bwg_gallery_type=`);
  });

  test('renames the random order, drops the hash, and accepts a URL without a query', () => {
    const random = LIGHTBOX_URL.replace('sort_by=order', 'sort_by=random');
    expect(buildLightboxUrl({ ...config, lightboxUrl: `${random}#bwg7/1` }, { imageId: '1' })).toContain(
      'sort_by=casual&order_by=asc&current_url=%2Fharbour%2F&bwg_gallery_type',
    );
    expect(buildLightboxUrl({ ...config, lightboxUrl: '/box' }, { imageId: '1' })).toMatch(/^\/box\?bwg_gallery_type=/);
  });

  test('cannot be manipulated by user input', () => {
    const url = new URL(
      buildLightboxUrl(config, { imageId: '1&action=evil#x', search: '&image_id=2', tagIds: ['1&x=2'] }),
      'https://site.test',
    );
    expect(url.searchParams.getAll('image_id')).toEqual(['1&action=evil#x']);
    expect(url.searchParams.getAll('action')).toEqual(['GalleryBox']);
    expect(url.searchParams.get('filter_tag')).toBe('1&x=2');
  });
});

describe('a hit request', () => {
  test.each([
    ['/a?action=GalleryBox&image_id=1&gallery_id=7', '/a?action=GalleryBox&image_id=12&gallery_id=7'],
    ['/a?image_id=1&watermark_link&image_id=3', '/a?image_id=12&watermark_link&image_id=12'],
    ['/a?x=1&#038;image_id&amp;y=2', '/a?x=1&image_id=12&y=2'],
    ['/a?my_image_id=1', '/a?my_image_id=1&image_id=12'],
    ['/a?q=why?', '/a?q=why?&image_id=12'],
    ['/a', '/a?image_id=12'],
  ])('the action URL %s becomes %s', (actionUrl, url) => {
    expect(buildHitRequest(actionUrl, '12')).toEqual({
      url,
      form: [
        ['image_id', '12'],
        ['rate', ''],
        ['ajax_task', 'save_hit_count'],
      ],
    });
  });

  test('cannot be manipulated by an image id', () => {
    expect(buildHitRequest('/a?image_id=1', '1&ajax_task=x').url).toBe('/a?image_id=1%26ajax_task%3Dx');
  });
});
