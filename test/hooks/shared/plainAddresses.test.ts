import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeHref, safeSource } from '../../../hooks/shared/addresses.ts';

/** The answer of the URL parser alone. */
function parsed(address: string): string | undefined {
  try {
    return new URL(address, 'https://page.invalid').protocol;
  } catch {
    return undefined;
  }
}

/** The parts that tell schemes, hosts and paths apart. */
const PARTS = [
  'https:',
  'http:',
  'javascript:',
  '/',
  '//',
  '\\',
  '.',
  '..',
  'xn--',
  'a',
  'photos',
  'example',
  '.com',
  '%',
  '%2e',
  ':',
  '@',
  '?',
  '#',
  ' ',
  '\t',
  '&',
  '1',
  '8080',
  '-',
  '_',
  'é',
];
const part = fc.integer({ min: 0, max: PARTS.length - 1 }).map((place) => PARTS[place] ?? '');
const joined = fc.array(part, { maxLength: 9 }).map((parts) => parts.join(''));

describe('an address that looks plain', () => {
  test('is read as the parser of the browser reads it', () => {
    fc.assert(
      fc.property(joined, (address) => {
        const protocol = parsed(address) ?? '';
        expect(safeHref(address)).toBe(/^(?:https?|mailto|tel):$/.test(protocol) ? address : undefined);
        expect(safeSource(address, 'frame')).toBe(/^https?:$/.test(protocol) ? address : undefined);
      }),
      { numRuns: 2000 },
    );
  });
});
