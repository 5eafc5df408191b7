// @vitest-environment jsdom
import { readContainer, type ReadContainerOptions, type WordPressContainer } from '@loggia/hooks/wordpress';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms();
}, 60_000);
afterAll(() => cms.close());

async function read(shortcode: number, query = '', options: ReadContainerOptions = {}): Promise<WordPressContainer> {
  const holder = document.createElement('div');
  holder.innerHTML = await (await cms.get(`/wp-gallery/${shortcode}/${query}`)).text();
  const container = holder.querySelector('.bwg_container');
  if (!container) throw new Error('The page has no container.');
  return readContainer(container, options);
}

async function readGallery(shortcode: number, query = '', options: ReadContainerOptions = {}) {
  const container = await read(shortcode, query, options);
  if (container.kind !== 'gallery') throw new Error('It is an album.');
  return container;
}

describe('a server-rendered gallery container', () => {
  test.each([
    [22, 'thumbnails', { thumbnailWidth: 250, maxColumns: 5 }],
    [61, 'masonry', { direction: 'columns', thumbnailSize: 250, maxColumns: 4, gap: 4, resizable: true }],
    [62, 'mosaic', { direction: 'columns', thumbnailSize: 250, gap: 2, totalWidth: 100, titleDisplay: 'none' }],
    [67, 'mosaic', { direction: 'rows', thumbnailSize: 250, gap: 2, totalWidth: 100, titleDisplay: 'none' }],
    [63, 'slideshow', { effect: 'fade', effectDurationMs: 100, intervalMs: 5000, width: 800, filmstrip: 'fixedSize' }],
    [64, 'imageBrowser', { hasTitle: true }],
    [65, 'blog', { hasTitles: true }],
    [66, 'carousel', { imageWidth: 480, ratio: 0.75, referenceWidth: 1200, hasTitles: true, autoplay: false }],
  ])('contains the view and its options: shortcode %i', async (shortcode, view, options) => {
    expect((await readGallery(shortcode)).view).toMatchObject({ view, options });
  });

  test('contains every image in a slideshow', async () => {
    const { gallery } = await readGallery(63);
    const { images, pageCount, total } = gallery.initialPage;
    expect([images.length, pageCount, total]).toEqual([28, 1, 28]);
    expect(images[0]).toMatchObject({ title: 'First Light on the High Ridge', kind: 'image', galleryId: '2' });
    expect(images.every(({ url, width, thumbnail }) => /^https?:/.test(url) && width && thumbnail?.height)).toBe(true);
  });

  test('contains descriptions for an image browser, but not for a blog that hides them', async () => {
    const browser = await readGallery(64, '?page_number_0=2');
    expect(browser.gallery.initialPage.images[0]?.description).toBe('Nothing moves but the last of the light.');
    expect(browser.view.options).toMatchObject({ hasDescription: true });
    const blog = await readGallery(65);
    expect(blog.gallery.initialPage.images.every(({ description }) => description === undefined)).toBe(true);
  });

  test('contains the browsing options and their labels', async () => {
    const { browsing } = await readGallery(22);
    expect(browsing).toMatchObject({ hasSearch: true, hasSort: true, hasTagList: true, paging: 'numbers' });
    expect(browsing.sortOptions?.[0]).toEqual({ value: 'default', label: 'Order by Default' });
    expect(browsing.tags.length).toBeGreaterThan(2);
    expect([browsing.hasGalleryTitle, browsing.hasGalleryDescription]).toEqual([true, true]);
    expect((await readGallery(8)).browsing.paging).toBe('button');
    const scrolled = await readGallery(9);
    expect([scrolled.browsing.paging, scrolled.gallery.loadsByScrolling]).toEqual(['scroll', true]);
    expect(scrolled.gallery.initialPage.pageCount).toBe(2);
  });

  test('has the correct page count on the last page of a "load more" gallery', async () => {
    const { gallery, browsing } = await readGallery(69, '?page_number_0=4');
    expect([browsing.paging, gallery.initialPage.page, gallery.initialPage.pageCount]).toEqual(['button', 4, 4]);
  });

  test('contains the active search query, sort order and tags', async () => {
    const { browsing } = await readGallery(20, '?sort_by_0=alt&filter_tag_0=2&bwg_search_0=the');
    expect(browsing.shown).toEqual({ search: 'the', sort: 'alt', tagIds: ['2'] });
    expect((await readGallery(22)).browsing.shown).toEqual({ search: '', sort: '', tagIds: [] });
  });

  test('uses the current page’s URL, even if the HTML was cached under another URL', async () => {
    const { gallery } = await readGallery(22, '', { address: '/harbour/?utm=x&y=1' });
    expect(gallery.currentUrl).toBe('/harbour/?utm=x&y=1');
    expect(new URL(gallery.lightboxUrl).searchParams.get('current_url')).toBe('/harbour/?utm=x&y=1');
  });

  test('throws if the container shows an error block', async () => {
    await expect(readGallery(6)).rejects.toThrow('shows a server error');
  });
});

describe('a server-rendered album container', () => {
  test.each([
    [41, 'albumCompact', { thumbnailWidth: 250, maxColumns: 5, titleDisplay: 'show' }],
    [42, 'albumMasonry', { thumbnailSize: 250, maxColumns: 5, titleDisplay: 'below' }],
    [43, 'albumExtended', { thumbnailWidth: 250, maxColumns: 2 }],
  ])('contains the view and its options: shortcode %i', async (shortcode, view, options) => {
    const container = await read(shortcode);
    expect(container).toMatchObject({ kind: 'album', view: { view, options }, album: { albumId: '1' } });
    expect(container).toMatchObject({
      shownGallery: undefined,
      galleryView: view === 'albumMasonry' ? 'masonry' : 'thumbnails',
    });
  });

  test('shows galleries in a masonry album as masonry', async () => {
    const text = await (await cms.get('/wp-gallery/42/?type_0=gallery&album_gallery_id_0=2')).text();
    expect(text).toContain('bwg_thumbnails_masonry_0');
  });
});
