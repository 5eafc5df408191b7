// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currencyText, formatPrice, parsePrice } from '../../../hooks/lightbox/cart/prices.ts';
import { sellablePriceList } from '../../../hooks/lightbox/cart/useCartPanel.ts';

describe('a price is read as whole minor units', () => {
  test.each([
    ['12', 1200n],
    ['12.5', 1250n],
    ['12.50', 1250n],
    ['.5', 50n],
    ['7.', 700n],
    ['0', 0n],
    ['1,250.00', 125_000n],
    ['12,345,678.90', 1_234_567_890n],
    [' 3.10 ', 310n],
    ['-3.10', -310n],
    ['+3.10', 310n],
    ['0.10', 10n],
    ['0.1', 10n],
    // Amounts that a floating number would get wrong.
    ['1.005', 101n],
    ['8.345', 835n],
    ['-1.005', -101n],
    ['1.004', 100n],
    ['90071992547409.93', 9_007_199_254_740_993n],
  ])('%j is %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  test.each([
    '',
    ' ',
    '.',
    '-',
    '+',
    'free',
    '1.2.3',
    '1e3',
    '0x10',
    '$5',
    '--1',
    'NaN',
    'Infinity',
    '9'.repeat(31),
    '12,50',
    '12,5',
    '1.250,00',
    '1,2,3',
    '1250,000',
    ',5',
  ])('rejects %j', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });
});

describe('a price is shown with two decimals and commas', () => {
  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [50n, '0.50'],
    [99_999n, '999.99'],
    [100_000n, '1,000.00'],
    [123_456_789n, '1,234,567.89'],
    [-5n, '-0.05'],
    [-123_456n, '-1,234.56'],
  ])('%s is %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});

test('every amount is shown as it is', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }), (amount) => {
      expect(parsePrice(formatPrice(amount))).toBe(amount);
    }),
  );
});

test('cents given as a decimal text are those cents, to the last one', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      expect(parsePrice(`${whole}.${String(cents).padStart(2, '0')}`)).toBe(whole * 100n + BigInt(cents));
    }),
  );
});

test('reading never throws, whatever a server writes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['bigint', 'undefined']).toContain(typeof parsePrice(text));
    }),
  );
});

describe('a price list may say how it writes its prices', () => {
  test.each([
    ['12,50', 1250n],
    ['12,5', 1250n],
    ['1.250,00', 125_000n],
    ['12.50', undefined],
    ['1,250.00', undefined],
  ])('with a comma before the decimals %j is %s', (text, amount) => {
    expect(parsePrice(text, { decimalSign: ',' })).toBe(amount);
  });

  test.each([
    ['1,250', 'JPY', 1250n],
    ['1250.5', 'JPY', 1251n],
    ['12.5', 'KWD', 12_500n],
    ['12.5', 'EUR', 1250n],
  ])('%j in %s is %s', (text, currency, amount) => {
    expect(parsePrice(text, { currency })).toBe(amount);
  });

  test.each([
    [125_050n, { currency: 'EUR', locale: 'de' }, '1.250,50 €'],
    [125_050n, { currency: 'USD' }, '$1,250.50'],
    [5n, { currency: 'USD' }, '$0.05'],
    [-5n, { currency: 'USD' }, '-$0.05'],
    [1250n, { currency: 'JPY', locale: 'ja' }, '￥1,250'],
    [9_007_199_254_740_993n, { currency: 'USD' }, '$90,071,992,547,409.93'],
    [125_050n, { currency: 'EGP', locale: 'ar-EG' }, '١٬٢٥٠٫٥٠ ج.م.'],
  ])('%s is shown in %j as %s', (amount, format, text) => {
    // The spaces and marks of direction of a language differ between versions of its data.
    const plain = currencyText(amount, format)
      ?.replaceAll(/[\u200E\u200F\u061C]/g, '')
      .replaceAll('\u00A0', ' ');
    expect(plain).toBe(text);
  });

  test('an unknown currency is reported, and prices have two decimals', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([parsePrice('12.5', { currency: 'euros' }), currencyText(5n, { currency: 'euros' })]).toEqual([
      1250n,
      undefined,
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('ISO 4217')]]);
    warn.mockRestore();
  });
});

test('an item without a price in the format of its list is not sold, and development says why', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const options = [
    { value: 'a', label: 'Oak', surcharge: '5,00' },
    { value: 'b', label: 'Pine', surcharge: '5.00' },
    { value: 'c', label: 'None' },
  ];
  const product = { title: 'Print', parameters: [{ id: 'p', title: 'Frame', kind: 'select', options }] } as const;
  const items = [
    { id: 'web', name: 'Web', price: '12,5' },
    { id: 'print', name: 'Print file', price: '20' },
  ];
  const list = { sections: ['manual', 'downloads'], downloads: { items } } as const;
  const refused = sellablePriceList({ ...list, manual: { ...product, price: '1.250,00' } });
  expect([refused.manual, refused.sections, refused.downloads?.items]).toEqual([undefined, ['downloads'], [items[1]]]);
  const sold = sellablePriceList({ ...list, manual: { ...product, price: '12.50' } });
  expect(sold.manual?.parameters).toEqual([{ ...product.parameters[0], options: options.slice(1) }]);
  const said = warn.mock.calls.map(([text]) => String(text));
  expect(said).toEqual([
    expect.stringMatching(/"1\.250,00" is not a valid price, so "Print" is not for sale\. .* `decimalSign: ','`/),
    expect.stringContaining('the download "Web"'),
    expect.stringContaining('the option "Oak"'),
  ]);
  warn.mockRestore();
});
