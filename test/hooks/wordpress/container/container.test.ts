import {
  hasErrorBlock,
  readContainer,
  readPageSettings,
  readContainerAction,
  toKitLabels,
} from '@loggia/hooks/wordpress';
import { afterEach, describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../fixtures/wordpress/escapeHtml.ts';
import { galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

function place(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!element) throw new Error('The fixture is empty.');
  return element;
}

const withParameters = (parameters: string) =>
  galleryContainer({ galleryType: 'slideshow', items: [{ id: '1' }] }).replace(
    'class="bwg-container-0',
    `data-params="${escapeHtml(parameters)}" class="bwg-container-0`,
  );

describe('reading a slideshow’s parameters', () => {
  test.each(['', '{', '[1]', 'null', '"text"'])('throws if the parameters are invalid: %j', (json) => {
    expect(() => readContainer(place(withParameters(json)))).toThrow('is not valid JSON');
  });

  test('keeps the single rendered image if the parameters have no list of images', () => {
    const container = readContainer(place(withParameters('{"data":{"id":1}}')));
    expect(container).toMatchObject({
      view: { view: 'slideshow' },
      gallery: { initialPage: { images: [{ id: '1' }] } },
    });
  });

  test('drops unsafe URLs and markup', () => {
    const items = [
      { id: '1', image_url: 'javascript:alert(1)' },
      { id: '"><b>', image_url: '/a.jpg' },
      {
        id: '3',
        image_url: '/b.jpg',
        alt: '&lt;i&gt;Sea&lt;/i&gt;',
        image_width: '-4',
        redirect_url: 'data:text/html,x',
      },
      null,
    ];
    const json = JSON.stringify({ upload_url: 'https://quay.test/up', data: items });
    const container = readContainer(place(withParameters(json)));
    expect(container).toMatchObject({ gallery: { initialPage: { images: [{ id: '3', title: 'Sea' }], total: 1 } } });
    const [image] = container.kind === 'gallery' ? container.gallery.initialPage.images : [];
    expect([image?.url, image?.width, image?.redirectUrl]).toEqual([
      'https://quay.test/up/b.jpg',
      undefined,
      undefined,
    ]);
  });
});

test('hasErrorBlock detects a server-rendered error', () => {
  expect(hasErrorBlock(place(galleryContainer({ errorText: 'No Images found.' })))).toBe(true);
  expect(hasErrorBlock(place(galleryContainer({ items: [{ id: '1' }] })))).toBe(false);
});

describe('the localized text of a page', () => {
  test('is read from the script without running it, and overrides Loggia’s labels', () => {
    const texts = {
      bwg_search: 'Suche',
      bwg_tags_selected: 'Schlagwörter',
      bwg_order_by: 'nach } Art',
      front_ajax: '1',
    };
    place(`<script type="text/plain">var a={};var bwg_objectsL10n = ${JSON.stringify(texts)};\nvar b={};</script>`);
    const settings = readPageSettings(document);
    expect(settings).toEqual({ reloads: true, texts });
    expect(toKitLabels(settings).browsing).toEqual({
      search: 'Suche',
      sort: 'nach } Art',
      tagsSelected: '{count} Schlagwörter',
    });
  });

  test.each(['', '<script>bwg_objectsL10n = oops;</script>', '<script>bwg_objectsL10n = {"a":1</script>'])(
    'is empty for the page %j',
    (html) => {
      document.body.innerHTML = html;
      expect(readPageSettings(document)).toEqual({ reloads: false, texts: {} });
    },
  );
});

describe('readContainerAction', () => {
  const links =
    '<span class="pagination-links" data-pages-count="5"><a class="bwg-a first-page-0">«</a><a class="prev-page-0">‹</a>' +
    '<input type="number" value="3"><a class="next-page-0"><i>›</i></a><a class="last-page-0">»</a></span>';

  test.each([
    ['<a data-image-id="7"><img></a>', 'img', { kind: 'image', id: '7' }],
    [
      '<a class="bwg-album" data-def_type="gallery" data-alb_gal_id="2"><b></b></a>',
      'b',
      { kind: 'entry', entry: 'gallery', id: '2' },
    ],
    [links, '.first-page-0', { kind: 'page', page: 1 }],
    [links, '.prev-page-0', { kind: 'page', page: 2 }],
    [links, 'i', { kind: 'page', page: 4 }],
    [links, '.last-page-0', { kind: 'page', page: 5 }],
    [links, 'input', { kind: 'pageNumber', page: 3 }],
    ['<a class="bwg_load_btn_0 bwg_load_btn">More</a>', 'a', { kind: 'more' }],
    ['<a data-image-id="7"><i class="bwg_ecommerce"></i></a>', 'i', { kind: 'shop', id: '7' }],
    ['<div class="bwg_back bwg_back_0"><b>Back</b></div>', 'b', { kind: 'back' }],
    ['<i class="bwg-icon-search bwg_search"></i>', 'i', { kind: 'search' }],
    ['<input id="bwg_search_input_0" class="bwg_search_input">', 'input', { kind: 'searchField' }],
    ['<select class="bwg_order_0"></select>', 'select', { kind: 'order' }],
    [
      '<select class="search_tags" multiple><option value="1" selected><option value="2"><option value="3" selected></select>',
      'select',
      { kind: 'tags', ids: ['1', '3'] },
    ],
    ['<button>Search</button>', 'button', { kind: 'other' }],
  ])('recognizes the action in %s on %s', (html, selector, press) => {
    place(`<div>${html}</div>`);
    const pressed = document.querySelector(selector);
    expect(pressed && readContainerAction(pressed)).toEqual(press);
  });
});
