// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parseOptionValue } from '../../../hooks/adapters/wordpress/lightbox/createCartBackend.ts';

describe('the value of an option', () => {
  test.each([
    // Sign, amount and label, separated by asterisks.
    ['+*5.00*Large', '5.00', 'Large'],
    ['-*2*Poster', '-2', 'Poster'],
    ['+*1,250.00*Wall', '1,250.00', 'Wall'],
    ['+*0*', '0', ''],
    ['+**Plain', '0', 'Plain'],
    ['*5*Unsigned', '5', 'Unsigned'],
    ['+*5*Two * stars', '5', 'Two * stars'],
    // A sign directly followed by the amount and a label.
    ['+-5.00*Large', '5.00', 'Large'],
    ['--2*Poster', '-2', 'Poster'],
    ['+5*29.00', '5', '29.00'],
    // No surcharge.
    ['Large', '0', 'Large'],
    ['', '0', ''],
    ['Matte*glossy', '0', 'Matte*glossy'],
    [' padded ', '0', 'padded'],
  ])('%j has the surcharge %s and the label %j', (value, surcharge, label) => {
    expect(parseOptionValue(value)).toEqual({ surcharge, label });
  });
});
