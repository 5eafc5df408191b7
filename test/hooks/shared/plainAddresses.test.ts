import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeHref, safeSource } from '../../../hooks/core/shared/urls.ts';

/** The protocol according to the URL parser. */
function parsed(address: string): string | undefined {
  try {
    return new URL(address, 'https://page.invalid').protocol;
  } catch {
    return undefined;
  }
}

const SCHEMES = ['', 'https://', 'http://', 'HTTPS://', 'https:/', 'javascript:', 'javascript://', '//'];
const LABELS = ['a', 'photos', 'example', 'xn--', 'xn--a', '-', 'a-b', '1', '127', '0x7f', 'é', '%61', ''];
const ENDINGS = ['', '.com', '.org', '.c', '.xn--', '.1', '.com:8080', '.com:99999', '.com.'];
const PATH_PARTS = ['/', '//', '\\', '.', '..', 'a', '%', '%2e', ':', '@', '?', '#', ' ', '\t', '&', 'é', ','];

/** Built from scheme, host and path, so that most URLs are almost plain. */
const addresses = fc
  .record({
    scheme: fc.constantFrom(...SCHEMES),
    labels: fc.array(fc.constantFrom(...LABELS), { maxLength: 2 }),
    ending: fc.constantFrom(...ENDINGS),
    root: fc.constantFrom('', '/', '/photos/'),
    path: fc.array(fc.constantFrom(...PATH_PARTS), { maxLength: 4 }),
  })
  .map(({ scheme, labels, ending, root, path }) => [scheme, labels.join('.'), ending, root, ...path].join(''));

describe('a plain-looking URL', () => {
  test('is classified in the same way as by the browser’s URL parser', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const protocol = parsed(address) ?? '';
        expect(safeHref(address)).toBe(/^(?:https?|mailto|tel):$/.test(protocol) ? address : undefined);
        expect(safeSource(address, 'frame')).toBe(/^https?:$/.test(protocol) ? address : undefined);
      }),
      { numRuns: 5000 },
    );
  });
});
