import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidResponseError } from '../../../hooks/core/errors/InvalidResponseError.ts';
import { LoggiaError } from '../../../hooks/core/errors/LoggiaError.ts';
import { MissingContentError } from '../../../hooks/core/errors/MissingContentError.ts';
import { buildCartRequest } from '../../../hooks/adapters/wordpress/lightboxRequests.ts';
import { parseCartResponse, parsePriceList } from '../../../hooks/adapters/wordpress/lightbox/createCartBackend.ts';
import { toImagePriceList } from '../../../hooks/adapters/wordpress/lightbox/toLightboxImage.ts';

const BASE = 'https://site.test/wp-admin/admin-ajax.php';

const parameter = (type: number, content: string) =>
  `<div class="image_selected_parameter" data-parameter-id="p${type}" data-parameter-type="${type}">${content}` +
  `<input type="hidden" class="already_selected_values" value=""></div>`;

const MANUAL =
  `<div class="manual"><span class="product_manual_price" data-price="1,024.00">€ 1,024.00</span>` +
  parameter(1, 'Format: <span>3:2</span>') +
  parameter(2, 'Name: <input type="text" value="Ada">') +
  parameter(3, '<span class="parameter_title">Words</span><textarea>&lt;b&gt;</textarea>') +
  parameter(
    4,
    'Size <select><option value="+*0*">-Select-</option><option value="+*5.00*Large &amp; wide">x</option></select>',
  ) +
  parameter(5, 'Paper<label><input type="radio" value="--2*Poster">Poster</label>') +
  parameter(6, 'Extras<label><input type="checkbox" value="+*1*">Signed</label>') +
  parameter(9, 'Unknown') +
  '</div>';

const DOWNLOADS =
  `<div class="downloads"><table><tr data-id="7" data-price="5.00"><td>Web</td><td>1200 px</td><td>€ 5.00</td><td>` +
  `<input type="checkbox"></td></tr><tr data-id="8" data-price="free"><td>Broken</td></tr></table></div>`;

const panel = (content: string) =>
  `<div class="bwg_ecommerce_wrap"><form id="bwg_ecommerce_form">${content}</form></div>`;

const read = (content: string) => parsePriceList(panel(content), BASE);

describe('parsePriceList', () => {
  test('reads every type of parameter, with options in both notations', () => {
    expect(read(MANUAL).priceList).toMatchObject({ currencySign: '€', sections: ['manual'], checkout: undefined });
    expect(read(MANUAL).priceList.manual).toMatchObject({
      price: '1,024.00',
      parameters: [
        { id: 'p1', title: 'Format', kind: 'fixed', text: '3:2' },
        { id: 'p2', title: 'Name', kind: 'text', text: 'Ada' },
        { id: 'p3', title: 'Words', kind: 'textarea', text: '<b>' },
        {
          title: 'Size',
          kind: 'select',
          emptyValue: '+*0*',
          options: [{ value: '+*5.00*Large & wide', label: 'Large & wide', surcharge: '5.00' }],
        },
        { title: 'Paper', kind: 'radio', options: [{ value: '--2*Poster', label: 'Poster', surcharge: '-2' }] },
        { title: 'Extras', kind: 'checkboxes', options: [{ value: '+*1*', label: 'Signed', surcharge: '1' }] },
      ],
    });
  });

  test('reads downloads, and omits those without a price', () => {
    expect(read(DOWNLOADS).priceList).toMatchObject({
      sections: ['downloads'],
      downloads: { isCounted: false, items: [{ id: '7', name: 'Web', price: '5.00', longestSide: 1200 }] },
    });
    expect(read(DOWNLOADS).priceList.downloads?.items).toHaveLength(1);
  });

  test('reads the order of tabs, counted downloads, the checkout page and the cart', () => {
    const options =
      '<ul class="pge_tabs"><li><a href="#downloads"></a></li><li><a href="#manual"></a></li></ul><div class="pge_options">' +
      '<input name="option_checkout_page" value="/checkout/"><input name="option_show_digital_items_count" value="1"></div>' +
      '<input id="ajax_url" value="https://site.test/ajax"><span class="products_in_cart">3</span>';
    expect(read(MANUAL + DOWNLOADS + options)).toMatchObject({
      productsInCart: 3,
      ajaxUrl: 'https://site.test/ajax',
      priceList: {
        sections: ['downloads', 'manual'],
        downloads: { isCounted: true },
        checkout: {
          url: 'https://site.test/checkout/',
          fields: [
            ['option_checkout_page', '/checkout/'],
            ['option_show_digital_items_count', '1'],
          ],
        },
      },
    });
  });

  test('omits URLs that are not http', () => {
    const hostile =
      '<input id="ajax_url" value="javascript:alert(1)"><div class="pge_options">' +
      '<input name="option_checkout_page" value="data:text/html,x"></div>';
    expect(read(MANUAL + hostile)).toMatchObject({ ajaxUrl: undefined, priceList: { checkout: undefined } });
  });

  test('throws `MissingContentError` if the image is not for sale, otherwise `InvalidResponseError`', () => {
    expect(() => read('')).toThrow(MissingContentError);
    expect(() => parsePriceList('<div class="wd_error"><p><strong>Gone.</strong></p></div>', BASE)).toThrow('Gone.');
    for (const html of ['', '0', '<p>Maintenance</p>']) {
      expect(() => parsePriceList(html, BASE)).toThrow(InvalidResponseError);
    }
  });
});

test.each([
  ['0', undefined],
  ['', undefined],
  [' 0 ', undefined],
  ['3', { id: '3', sections: ['downloads', 'manual'], manualPrice: '1,250.00' }],
])('a price list with the id %j is read as %j', (pricelist, expected) => {
  const fields = { pricelist_sections: 'downloads, manual,other', pricelist_manual_price: '1,250.00' };
  expect(toImagePriceList({ pricelist, ...fields })).toEqual(expected);
});

describe('an `add_cart` request', () => {
  const bodyOf = (...parameters: Parameters<typeof buildCartRequest>) => buildCartRequest(...parameters).form;

  test('contains the fields of a product and nothing else', () => {
    const parameters = [
      ['1', '+*5*Large'],
      ['2', ['+*1*Signed']],
    ] as const;
    const { url, form } = buildCartRequest(`${BASE}?action=bwg_frontend_data&lang=de`, '21', {
      section: 'manual',
      count: 2,
      parameters,
      price: '1,234,567.00',
    });
    // A parameter in the URL would override the one in the body.
    expect(url).toBe(`${BASE}?lang=de`);
    expect(form).toEqual([
      ['action', 'add_cart'],
      ['task', 'add_cart'],
      ['controller', 'checkout'],
      ['image_id', '21'],
      ['type', 'manual'],
      ['data', '{"count":"2","parameters":{"1":"+*5*Large","2":["+*1*Signed"]},"price":"1234567.00"}'],
    ]);
  });

  test.each([
    [false, '{"downloadItems":[{"id":"7","count":1,"price":"5.00"}]}'],
    [true, '{"downloadItems":[{"id":"7","count":"1","price":"5.00"}]}'],
  ])('has a number for a download checkbox and a string for a count field (counted: %s)', (isCounted, data) => {
    const items = [{ id: '7', count: 1, price: '5.00' }];
    expect(bodyOf(BASE, '21', { section: 'downloads', isCounted, items }).at(-1)).toEqual(['data', data]);
  });
});

describe('parseCartResponse', () => {
  test.each([
    ['{"msg":"Added","products_in_cart":3,"redirect":0}', 'Added', 3, false],
    ['{"msg":"<b>Log in<\\/b> &amp; go","products_in_cart":"3","redirect":"1"}', 'Log in & go', 3, true],
    ['{"redirect":true}', '', undefined, true],
    ['{"msg":7,"products_in_cart":-1,"redirect":0}', '', undefined, false],
  ])('parses %s', (text, message, productsInCart, goesToCheckout) => {
    expect(parseCartResponse(text)).toEqual({ message, productsInCart, goesToCheckout });
  });

  test.each(['', '0', '[]', '{}', 'null', '<html>'])('rejects %j as invalid', (text) => {
    expect(() => parseCartResponse(text)).toThrow(InvalidResponseError);
  });

  test('returns a result or throws a LoggiaError for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        try {
          expect(typeof parseCartResponse(text).message).toBe('string');
        } catch (error) {
          expect(error).toBeInstanceOf(LoggiaError);
        }
      }),
    );
  });
});
