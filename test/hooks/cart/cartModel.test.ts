// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCartOrder } from '../../../hooks/lightbox/cart/useAddToCart.ts';
import {
  cartChoicesReducer,
  NO_CHOICES,
  offeredSections,
  resolveSection,
  toCartCount,
  toCopies,
  type CartChoiceEvent,
  type CartChoices,
} from '../../../hooks/lightbox/cart/cartChoices.ts';
import { downloadsTotal, manualTotal } from '../../../hooks/lightbox/cart/describeCart.ts';
import { formatPrice } from '../../../hooks/lightbox/cart/prices.ts';
import { isAllowedRedirect } from '../../../hooks/lightbox/cart/useOrders.ts';
import { nextTab } from '../../../hooks/lightbox/cart/useCartPanelGetters.ts';
import { downloads, parameters, priceList } from './fixtures.ts';

const after = (...events: readonly CartChoiceEvent[]): CartChoices =>
  events.reduce((choices, event) => cartChoicesReducer(choices, event), NO_CHOICES);

const choose = (id: string, value: string): CartChoiceEvent => ({ type: 'parameterChosen', id, value });
const toggle = (value: string, isChecked = true): CartChoiceEvent => ({
  type: 'optionToggled',
  id: 'extras',
  value,
  isChecked,
});
const count = (text: string): CartChoiceEvent => ({ type: 'countTyped', text });
const copies = (id: string, text: string): CartChoiceEvent => ({ type: 'copiesTyped', id, text });

const product = { price: '1,024.00', parameters: Object.values(parameters) };
const LARGE = '+*5.10*Large';
const POSTER = '-*1*Poster';
const SIGNED = '+*10*Signed';

describe('a cart quantity', () => {
  test.each([
    ['1', 1],
    ['7', 7],
    ['0', 1],
    ['-3', 1],
    ['', 1],
    ['many', 1],
    ['2.9', 2],
    ['2.', 2],
    [' 3 ', 3],
    ['+4', 4],
    ['1e3', 1],
    ['0x10', 1],
    ['Infinity', 1],
    ['1,5', 1],
    ['9'.repeat(40), Number.MAX_SAFE_INTEGER],
  ])('parses %j as %i', (text, expected) => {
    expect(toCartCount(text)).toBe(expected);
  });

  test.each([
    ['3', 3],
    ['2.9', 2],
    ['0.5', 0],
    ['', 0],
    ['-1', 0],
    ['1e3', 0],
    ['0x10', 0],
  ])('parses the download copies %j as %i', (text, expected) => {
    expect(toCopies(text)).toBe(expected);
  });

  test('accepts any text while typing and is corrected on blur', () => {
    expect(after(count('-')).countText).toBe('-');
    expect(after(count('-3'), { type: 'countBlurred' }).countText).toBe('1');
    expect(after(copies('web', '-3'), { type: 'copiesBlurred', id: 'web' }).copies.get('web')).toBe('0');
  });
});

describe('the product total', () => {
  test.each([
    ['no options selected', [], '1,024.00'],
    ['a larger size', [choose('size', LARGE)], '1,029.10'],
    ['a cheaper paper', [choose('paper', POSTER)], '1,023.00'],
    ['the original size selected again', [choose('size', LARGE), choose('size', '+*0*Small')], '1,024.00'],
    ['two extras', [toggle(SIGNED), toggle('+*1,000.05*Framed')], '2,034.05'],
    ['an extra selected and deselected', [toggle(SIGNED), toggle(SIGNED, false)], '1,024.00'],
    ['three copies in a larger size', [choose('size', LARGE), count('3')], '3,087.30'],
    ['a quantity of 0', [count('0')], '1,024.00'],
    ['an option that is no longer in the list', [choose('size', '+*99*Gone')], '1,024.00'],
  ])('is correct with %s', (_, events, total) => {
    expect(formatPrice(manualTotal(product, after(...events)))).toBe(total);
  });
});

test('manualTotal is exact for any prices and quantity', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const number = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { maxLength: 8 }), number, (base, surcharges, quantity) => {
      const options = surcharges.map((surcharge, index) => ({
        value: String(index),
        label: '',
        surcharge: formatPrice(index % 2 === 0 ? surcharge : -surcharge),
      }));
      const extras = { id: 'extras', title: '', kind: 'checkboxes', options } as const;
      const chosen = after(count(String(quantity)), ...options.map(({ value }) => toggle(value)));
      const added = surcharges.reduce((sum, amount, index) => sum + (index % 2 === 0 ? amount : -amount), 0n);
      const total = manualTotal({ price: formatPrice(base), parameters: [extras] }, chosen);
      expect(total).toBe((base + added) * BigInt(quantity));
    }),
  );
});

describe('the download total', () => {
  test('multiplies the price by the copies of each selected file', () => {
    const chosen = after(copies('web', '3'), copies('print', '2'));
    expect(formatPrice(downloadsTotal({ ...downloads, isCounted: true }, chosen))).toBe('2,501.30');
    expect(formatPrice(downloadsTotal(downloads, chosen))).toBe('1,250.60');
    expect(downloadsTotal(downloads, NO_CHOICES)).toBe(0n);
  });

  test('adds ten cents ten thousand times without rounding errors', () => {
    const many = { items: [{ id: 'web', name: '', price: '0.10' }], isCounted: true };
    expect(formatPrice(downloadsTotal(many, after(copies('web', '10000'))))).toBe('1,000.00');
  });
});

describe('buildCartOrder', () => {
  test('includes every parameter except a radio group without a selection', () => {
    expect(buildCartOrder(priceList, 'manual', NO_CHOICES)).toEqual({
      order: {
        section: 'manual',
        count: 1,
        price: '1,024.00',
        parameters: [
          ['format', ''],
          ['name', ''],
          ['words', 'Thank you'],
          ['size', '+*0*'],
          ['extras', []],
        ],
      },
    });
    const events = [choose('paper', POSTER), toggle('+*1,000.05*Framed'), toggle(SIGNED), choose('name', 'Ada')];
    const built = buildCartOrder(priceList, 'manual', after(...events, count('-2')));
    expect(built).toMatchObject({ order: { section: 'manual', count: 1 } });
    expect('order' in built && built.order.section === 'manual' && built.order.parameters.slice(1)).toEqual([
      ['name', 'Ada'],
      ['words', 'Thank you'],
      ['size', '+*0*'],
      ['paper', POSTER],
      // In list order, not in click order.
      ['extras', [SIGNED, '+*1,000.05*Framed']],
    ]);
  });

  test('includes the selected downloads', () => {
    const chosen = after(copies('print', '2'));
    expect(buildCartOrder(priceList, 'downloads', chosen)).toEqual({
      order: { section: 'downloads', isCounted: false, items: [{ id: 'print', price: '1,250.50', count: 1 }] },
    });
  });

  test.each([
    ['no section is selected', priceList, null, 'noSection'],
    ['the price list has no sections', { sections: [] }, 'manual', 'noSection'],
    ['no download is selected', priceList, 'downloads', 'noDownload'],
    ['no copies are ordered', { ...priceList, downloads: { ...downloads, isCounted: true } }, 'downloads', 'noCopies'],
  ] as const)('reports a problem if %s', (_, list, section, problem) => {
    expect(buildCartOrder(list, section, NO_CHOICES)).toEqual({ problem });
  });
});

describe('cart sections', () => {
  test('are each offered only once, and only if they have content', () => {
    expect(offeredSections(priceList)).toEqual(['manual', 'downloads']);
    expect(offeredSections({ sections: ['downloads', 'manual', 'downloads'], downloads })).toEqual(['downloads']);
    expect(offeredSections({ sections: ['downloads'], downloads: { items: [] } })).toEqual([]);
  });

  test.each([
    ['the section selected by the user', ['manual', 'downloads'], 'downloads', 'manual', 'downloads'],
    ['the first section', ['downloads', 'manual'], undefined, undefined, 'downloads'],
    ['the default section', ['manual', 'downloads'], undefined, 'downloads', 'downloads'],
    ['none if the user has to choose', ['manual', 'downloads'], undefined, null, null],
    ['the only section', ['manual'], undefined, null, 'manual'],
    ['none if no section is offered', [], 'manual', undefined, null],
  ] as const)('resolve to %s', (_, sections, chosen, fallback, expected) => {
    expect(resolveSection(sections, chosen, fallback)).toBe(expected);
  });

  test.each([
    ['ArrowRight', 'ltr', 'b'],
    ['ArrowLeft', 'ltr', 'c'],
    ['ArrowRight', 'rtl', 'c'],
    ['ArrowLeft', 'rtl', 'b'],
    ['Home', 'ltr', 'a'],
    ['End', 'ltr', 'c'],
    ['Tab', 'ltr', undefined],
  ] as const)('the key %s in %s moves from the first of three tabs to %s', (key, direction, expected) => {
    expect(nextTab(key, ['a', 'b', 'c'], 'a', direction)).toBe(expected);
  });
});

describe('isAllowedRedirect', () => {
  test.each([
    ['/checkout/', [], true],
    ['https://site.test/checkout/', [], true],
    ['https://shop.example/', ['shop.example'], true],
    ['https://shop.example/', [], false],
    ['https://shop.example:8443/', ['shop.example'], false],
    ['https://shop.example.evil.test/', ['shop.example'], false],
    ['http://site.test/', [], false],
    ['javascript:alert(1)', ['shop.example'], false],
    ['//evil.test/', [], false],
    ['https://[', [], false],
  ])('given %s and the hosts %j, returns %s', (url, hosts, expected) => {
    expect(isAllowedRedirect(url, 'https://site.test/gallery/', hosts)).toBe(expected);
  });
});
