// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../../hooks/cart/formatPrice.ts';
import { parsePrice } from '../../../hooks/cart/parsePrice.ts';

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
    // What a floating number would get wrong.
    ['1.005', 101n],
    ['8.345', 835n],
    ['-1.005', -101n],
    ['1.004', 100n],
    ['90071992547409.93', 9_007_199_254_740_993n],
  ])('%j is %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  test.each(['', ' ', '.', '-', '+', 'free', '1.2.3', '1e3', '0x10', '$5', '--1', 'NaN', 'Infinity', '9'.repeat(31)])(
    '%j is no price',
    (text) => {
      expect(parsePrice(text)).toBeUndefined();
    },
  );
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

test('what is shown reads as the same amount, whatever it is', () => {
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

test('whatever a server writes, reading it never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['bigint', 'undefined']).toContain(typeof parsePrice(text));
    }),
  );
});
