import { afterEach, describe, expect, test } from 'vitest';
import { readGalleryContainer } from '@loggia/hooks/wordpress';
import { galleryContainer, LIGHTBOX_URL } from '../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

function place(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('The fixture is empty.');
  return element;
}

describe('a server-rendered gallery', () => {
  test('provides everything its backend needs', () => {
    const gallery = readGalleryContainer(place(galleryContainer({ instance: 1, items: [{ id: '1' }] })));
    expect(gallery).toMatchObject({
      instance: 1,
      galleryId: '7',
      galleryType: 'thumbnails',
      shortcodeId: '31',
      themeId: '2',
      tag: '0',
      albumId: '0',
      ajaxUrl: '/wp-admin/admin-ajax.php?action=bwg_frontend_data',
      lightboxUrl: LIGHTBOX_URL,
      currentUrl: '/harbour/',
      containerId: 'bwg_thumbnails_1',
      randomSeed: '424242',
    });
  });

  test('provides the rendered page, so that the page is not requested again', () => {
    const { initialPage } = readGalleryContainer(
      place(galleryContainer({ items: [{ id: '1' }, { id: '2' }], pageCount: 5, headings: ['Harbour'] })),
    );
    expect(initialPage).toMatchObject({ page: 1, pageCount: 5, title: 'Harbour', randomSeed: '424242' });
    expect(initialPage.images.map(({ id, url }) => `${id} ${url}`)).toEqual([
      '1 http://localhost/uploads/harbour/boat-1.jpg?bwg=170000001',
      '2 http://localhost/uploads/harbour/boat-2.jpg?bwg=170000002',
    ]);
  });

  test('is not modified when read', () => {
    const element = place(galleryContainer({ items: [{ id: '1' }], headings: ['<p>a<br>b</p>'] }));
    const before = element.outerHTML;
    readGalleryContainer(element);
    expect(element.outerHTML).toBe(before);
  });

  test('keeps the server’s message if it is empty', () => {
    const { initialPage } = readGalleryContainer(place(galleryContainer({ errorText: 'No Images found.' })));
    expect(initialPage).toMatchObject({ images: [], emptyMessage: 'No Images found.' });
  });

  test('may have its data attributes on either the container or the form', () => {
    const element = place(galleryContainer({ items: [{ id: '1' }] }));
    const form = element.querySelector('form');
    for (const name of ['data-theme-id', 'data-shortcode-id']) {
      element.setAttribute(name, '77');
      form?.removeAttribute(name);
    }
    expect(readGalleryContainer(element)).toMatchObject({ themeId: '77', shortcodeId: '77' });
  });

  test('reports whether its images are protected from the context menu', () => {
    const element = place(galleryContainer({ items: [{ id: '1' }] }));
    expect(readGalleryContainer(element).protectImages).toBe(false);
    element.setAttribute('data-right-click-protection', '1');
    expect(readGalleryContainer(element).protectImages).toBe(true);
  });

  test('has no random seed if the server renders an empty one', () => {
    const gallery = readGalleryContainer(place(galleryContainer({ items: [{ id: '1' }], randomSeed: '' })));
    expect(gallery.randomSeed).toBeUndefined();
  });
});

test.each([
  ['another element', '<div class="gallery"></div>'],
  ['the inner container', '<div class="bwg-container bwg-container-0" data-lightbox-url="/x"></div>'],
  ['a container without its form', '<div class="bwg_container" data-bwg="0" data-lightbox-url="/x"></div>'],
  ['a container with an invalid instance number', galleryContainer().replace('data-bwg="0"', 'data-bwg="0] *"')],
])('%s is rejected with an error that explains the fix', (_case, html) => {
  expect(() => readGalleryContainer(place(html))).toThrow(/Pass the outer container/);
});
