// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currencyText, formatPrice, parsePrice } from '../../../hooks/lightbox/cart/prices.ts';
import { sellablePriceList } from '../../../hooks/lightbox/cart/useCartPanel.ts';

describe('parsePrice', () => {
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
    // Amounts that floating-point numbers would round incorrectly.
    ['1.005', 101n],
    ['8.345', 835n],
    ['-1.005', -101n],
    ['1.004', 100n],
    ['90071992547409.93', 9_007_199_254_740_993n],
  ])('parses %j as %s', (text, amount) => {
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

describe('formatPrice', () => {
  test.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [50n, '0.50'],
    [99_999n, '999.99'],
    [100_000n, '1,000.00'],
    [123_456_789n, '1,234,567.89'],
    [-5n, '-0.05'],
    [-123_456n, '-1,234.56'],
  ])('formats %s as %s', (amount, text) => {
    expect(formatPrice(amount)).toBe(text);
  });
});

test('formatPrice and parsePrice round-trip every amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }), (amount) => {
      expect(parsePrice(formatPrice(amount))).toBe(amount);
    }),
  );
});

test('parsePrice keeps every cent of a decimal amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      expect(parsePrice(`${whole}.${String(cents).padStart(2, '0')}`)).toBe(whole * 100n + BigInt(cents));
    }),
  );
});

test('parsePrice never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['bigint', 'undefined']).toContain(typeof parsePrice(text));
    }),
  );
});

describe('a custom price format', () => {
  test.each([
    ['12,50', 1250n],
    ['12,5', 1250n],
    ['1.250,00', 125_000n],
    ['12.50', undefined],
    ['1,250.00', undefined],
  ])('parses %j as %s with a decimal comma', (text, amount) => {
    expect(parsePrice(text, { decimalSign: ',' })).toBe(amount);
  });

  test.each([
    ['1,250', 'JPY', 1250n],
    ['1250.5', 'JPY', 1251n],
    ['12.5', 'KWD', 12_500n],
    ['12.5', 'EUR', 1250n],
  ])('parses %j in %s as %s', (text, currency, amount) => {
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
  ])('formats %s with %j as %s', (amount, format, text) => {
    // Spaces and direction marks differ between versions of the locale data.
    const plain = currencyText(amount, format)
      ?.replaceAll(/[\u200E\u200F\u061C]/g, '')
      .replaceAll('\u00A0', ' ');
    expect(plain).toBe(text);
  });

  test('reports an unknown currency and falls back to two decimals', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect([parsePrice('12.5', { currency: 'euros' }), currencyText(5n, { currency: 'euros' })]).toEqual([
      1250n,
      undefined,
    ]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('ISO 4217')]]);
    warn.mockRestore();
  });
});

test('sellablePriceList removes items without a valid price and warns about them in development', () => {
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
