import { describe, expect, test, vi } from 'vitest';
import { parseGalleryPage } from '../../../hooks/adapters/wordpress/parseGalleryPage.ts';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';
import { galleryAnswer, type GalleryFixture } from '../../fixtures/wordpress/galleryMarkup.ts';

const context = { base: 'https://site.test/wp-admin/', galleryId: '7', candidatesOf: undefined };
const parse = (gallery: GalleryFixture, requestedPage = 1) =>
  parseGalleryPage(parseInert(galleryAnswer(gallery)), gallery.instance ?? 0, requestedPage, context);

describe('an image of a gallery page', () => {
  test('has an id, absolute URLs, a thumbnail size and a title', () => {
    const [image] = parse({ items: [{ id: '12', title: 'Red & <i>blue</i> "boats"' }] }).page.images;
    expect(image).toEqual({
      id: '12',
      galleryId: '7',
      url: 'https://site.test/uploads/harbour/boat-12.jpg?bwg=1700000012',
      thumbnail: {
        url: 'https://site.test/uploads/harbour/thumb/boat-12.jpg?bwg=1700000012',
        width: 500,
        height: 333,
      },
      title: 'Red & blue "boats"',
      kind: 'image',
    });
  });

  test('falls back to the available data if its size, title or link is missing', () => {
    const [image] = parse({ items: [{ id: '1', title: '', width: '', height: '', href: '' }] }).page.images;
    expect(image).toMatchObject({ url: 'https://site.test/uploads/harbour/thumb/boat-1.jpg?bwg=170000001' });
    expect(image?.thumbnail).toMatchObject({ width: undefined, height: undefined });
    expect(image?.title).toBeUndefined();
  });

  test('is recognized as a video by its play icon, and gets its description by position', () => {
    const [film] = parse({ items: [{ id: '1', isVideo: true, description: 'One<br />two &amp; <b>three</b>' }] }).page
      .images;
    expect(film).toMatchObject({ kind: 'video', description: 'One\ntwo & three' });
  });

  test('has the URL of its thumbnail, and the URL of the page it links to', () => {
    const [image] = parse({ items: [{ id: '1', click: 'redirect', href: 'https://other.test/page' }] }).page.images;
    expect(image).toMatchObject({
      id: '1',
      url: 'https://site.test/uploads/harbour/thumb/boat-1.jpg?bwg=170000001',
      redirectUrl: 'https://other.test/page',
    });
    expect(parse({ items: [{ id: '1', click: 'nothing' }] }).page.images).toHaveLength(1);
  });

  test('keeps its URL if another plugin makes it load lazily', () => {
    const gallery = { items: [{ id: '12' }] };
    const rewritten = galleryAnswer(gallery).replace(' data-src="', ' data-lazy-src="');
    const [image] = parseGalleryPage(parseInert(rewritten), 0, 1, context).page.images;
    expect(image).toEqual(parse(gallery).page.images[0]);
  });

  test('has candidates for other widths the site can generate', () => {
    const candidatesOf = vi.fn((url: string, width: number | undefined) => [{ url: `${url}&w`, width: width ?? 1 }]);
    const answer = parseInert(galleryAnswer({ items: [{ id: '1' }] }));
    const [image] = parseGalleryPage(answer, 0, 1, { ...context, candidatesOf }).page.images;
    expect(image?.candidates).toEqual([{ url: `${image?.url}&w`, width: 1 }]);
    expect(image?.thumbnail?.candidates).toEqual([{ url: `${image?.thumbnail?.url}&w`, width: 500 }]);
  });

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
  ])('never uses the URL %j', (href) => {
    const items = [
      { id: '1', href },
      { id: '2', href, click: 'redirect' as const },
      { id: '3', href, thumbnail: href },
    ];
    const { images } = parse({ items }).page;
    expect(images.map(({ id }) => id)).toEqual(['1', '2']);
    expect(images.map(({ url, redirectUrl }) => `${url} ${redirectUrl}`).join()).not.toMatch(/script|data:/);
  });

  test('is kept only once if repeated, in its first usable version', { timeout: 30_000 }, () => {
    const copies = Array.from({ length: 3000 }, (_, index) => ({ id: '1', title: `copy ${index}` }));
    const broken = { id: '1', href: 'javascript:x', thumbnail: 'javascript:x' };
    const { images } = parse({ items: [broken, ...copies, { id: '2' }] }).page;
    expect(images.map(({ id, title }) => `${id} ${title}`)).toEqual(['1 copy 0', '2 Boat 2']);
  });

  test('may have an unusual id', () => {
    const ids = ['__proto__', 'constructor', '"><img src=x>', '😀'];
    expect(parse({ items: ids.map((id) => ({ id })) }).page.images.map(({ id }) => id)).toEqual(ids);
    expect(({} as Record<string, unknown>)['galleryId']).toBeUndefined();
  });
});

describe('a parsed gallery page', () => {
  const items = [{ id: '1' }, { id: '2' }];

  test.each<[string, GalleryFixture, object]>([
    ['with page links', { items, page: 2, pageCount: 4 }, { page: 2, pageCount: 4, total: undefined }],
    ['with a "load more" button', { items, page: 3, hasMore: true }, { page: 3, pageCount: 4, total: undefined }],
    ['at the end of a "load more" gallery', { items, page: 4 }, { page: 4, pageCount: 4, total: undefined }],
    ['without other pages', { items }, { page: 1, pageCount: 1, total: 2 }],
    ['requested as page 0', { items, page: 0, pageCount: 4 }, { page: 1, pageCount: 4 }],
    ['with an invalid page count', { items, page: 3, pageCount: -2 }, { page: 3, pageCount: 3 }],
  ])('%s has the correct page number and count', (_case, gallery, expected) => {
    expect(parse(gallery).page).toMatchObject(expected);
  });

  test('has the page number of its own gallery, even if that is the third gallery on the page', () => {
    const { page } = parse({ items, instance: 2, page: 5, pageCount: 6, headings: ['Third'] }, 5);
    expect(page).toMatchObject({ page: 5, pageCount: 6, title: 'Third' });
    expect(page.images).toHaveLength(2);
  });

  test.each([
    [['Fish &#038; boats', '<p>by the <b>sea</b></p><p>today</p>'], 'Fish & boats', 'by the sea\ntoday'],
    [['Fish'], 'Fish', undefined],
    [['<p>by the sea</p>'], undefined, 'by the sea'],
    [[], undefined, undefined],
  ])('reads the headings %j as the title %j and the description %j', (headings, title, description) => {
    const { page } = parse({ items, headings });
    expect([page.title, page.description]).toEqual([title, description]);
  });

  test('provides its lightbox URL', () => {
    expect(parse({ items, lightboxUrl: '/box?sort_by=default&x=1' }).lightboxUrl).toBe('/box?sort_by=default&x=1');
  });

  test('has the server’s message as plain text if it contains no images', () => {
    expect(parse({ errorText: 'No &amp; <i>images</i> <b>found</b>.' }, 9).page).toMatchObject({
      images: [],
      page: 9,
      emptyMessage: 'No & images found.',
    });
  });

  test('reports how many images are missing', () => {
    expect(parse({ items, imagesCount: 12 }).missingCount).toBe(10);
  });
});
