// @vitest-environment node
import { foldUrl } from '@loggia/hooks/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { albumUrlCodec, albumHref } from '../../../hooks/gallery/album/albumPath.ts';

describe('foldUrl', () => {
  test.each([
    ['/photos/?page=2', '/photos/?page=2'],
    ['//evil.example/', '/evil.example/'],
    ['/.//evil.example/', '/evil.example/'],
    ['/%2e//evil.example/', '/evil.example/'],
    ['/..//evil.example/?q=a', '/evil.example/?q=a'],
    ['/\\evil.example/', '/evil.example/'],
    ['\\\\evil.example/', '/evil.example/'],
    ['///\\/evil.example', '/evil.example'],
    ['/\t/evil.example/', '/evil.example/'],
    ['\n //evil.example/', '/evil.example/'],
    ['https://evil.example//other.example/?a=1', '/other.example/?a=1'],
    ['https://site.example', '/'],
    ['https://site.example?page=2', '/?page=2'],
    ['javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['/.well-known/photos', '/.well-known/photos'],
    ['/a//b/../c?q=//evil.example', '/a//b/../c?q=//evil.example'],
    ['?page=2', '?page=2'],
    ['photos?page=2', 'photos?page=2'],
    ['', ''],
  ])('turns %j into %j', (address, folded) => {
    expect(foldUrl(address)).toBe(folded);
  });

  test('returns a same-origin URL for any input', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '.', '%2e', '\t', ' ', 'evil.example', ':', 'https:', '?', '#', 'a'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          parts.map((all) => all.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (address) => {
          const folded = foldUrl(address);
          const base = 'https://site.example/photos/';
          for (const href of [folded, `${folded}${folded.includes('?') ? '&' : '?'}page=2`]) {
            if (URL.canParse(href, base)) expect(new URL(href, base).origin).toBe('https://site.example');
          }
          expect(foldUrl(folded)).toBe(folded);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('takes linear time', () => {
    expect(foldUrl('/.'.repeat(500_000))).toBe('/.');
    expect(foldUrl('\t '.repeat(500_000))).toBe('');
  });

  test('keeps album links on the site', () => {
    const path = [
      { kind: 'album', id: '1', page: 1 },
      { kind: 'gallery', id: '2', page: 1 },
    ] as const;
    expect(albumHref(albumUrlCodec(0), path, '//evil.example/?q=x')).toMatch(/^\/evil\.example\/\?q=x&/);
  });
});
