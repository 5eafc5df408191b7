// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  secondsToMs,
  toColumns,
  toCount,
  toDurationMs,
  toFlag,
  toGap,
  toNumber,
  toSide,
  toThumbnailSide,
  toWebUrl,
} from '../../../hooks/adapters/wordpress/wireValues.ts';
import { toFileUrl, toImageKind } from '../../../hooks/adapters/wordpress/toItemImage.ts';

describe('WordPress numbers', () => {
  test('are read from both numbers and strings', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }), (number) => {
        const written = number.toFixed(3);
        expect(toNumber(written)).toBe(Number(written));
        expect(toNumber(number)).toBe(number);
      }),
    );
  });

  test.each([
    '',
    ' ',
    'abc',
    '12px',
    '1,234',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    Number.NaN,
    Infinity,
    null,
    true,
    [],
    {},
  ])('are not read from %j', (value) => {
    expect(toNumber(value)).toBeUndefined();
  });

  test.each([
    ['count', toCount, '12', 12],
    ['count', toCount, 0, 0],
    ['count', toCount, '-1', undefined],
    ['count', toCount, '1.5', undefined],
    ['side', toSide, '333.33', 333.33],
    ['side', toSide, '', undefined],
    ['side', toSide, 0, undefined],
    ['side', toSide, 1e9, undefined],
    ['number of columns', toColumns, '100', 100],
    ['number of columns', toColumns, '50000000', undefined],
    ['number of columns', toColumns, 0, undefined],
    ['gap', toGap, '0', 0],
    ['gap', toGap, '9999999', undefined],
    ['thumbnail side', toThumbnailSide, '250', 250],
    ['thumbnail side', toThumbnailSide, '0.00001', undefined],
    ['thumbnail side', toThumbnailSide, '90000', undefined],
    ['duration in milliseconds', toDurationMs, '400', 400],
    ['duration in milliseconds', toDurationMs, -1, undefined],
    ['duration in milliseconds', toDurationMs, 1e12, undefined],
    ['duration in seconds', secondsToMs, '2.5', 2500],
    ['duration in seconds', secondsToMs, 0.1, 100],
    ['duration in seconds', secondsToMs, 2.3, 2300],
    ['duration in seconds', secondsToMs, '0', 0],
    ['duration in seconds', secondsToMs, '', undefined],
    ['duration in seconds', secondsToMs, -1, undefined],
    ['duration in seconds', secondsToMs, '99999999999', undefined],
  ] as const)('are converted to a %s, or to `undefined` if invalid (case %#)', (_name, convert, value, expected) => {
    expect(convert(value)).toBe(expected);
  });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  ['', false],
  ['on', undefined],
  [null, undefined],
  [2, undefined],
])('a flag with the value %j is read as %j', (written, flag) => {
  expect(toFlag(written)).toBe(flag);
});

describe('WordPress URLs', () => {
  const base = 'https://site.test/wp-admin/admin-ajax.php';

  test.each([
    ['/uploads/a b.jpg?bwg=1', 'https://site.test/uploads/a%20b.jpg?bwg=1'],
    ['//cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
    ['http://other.test/a.jpg', 'http://other.test/a.jpg'],
    ['javascript:alert(1)', undefined],
    [' java\nscript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://site.test/1', undefined],
    ['http://', undefined],
    ['', undefined],
  ])('are resolved from %j to %j', (address, expected) => {
    expect(toWebUrl(address, base)).toBe(expected);
  });

  test.each([
    ['/harbour/a.jpg?bwg=1', 'https://files.test/up/harbour/a.jpg?bwg=1'],
    ['harbour/a.jpg', 'https://files.test/up/harbour/a.jpg'],
    ['/a.jpg?x=1&amp;y=2', 'https://files.test/up/a.jpg?x=1&y=2'],
    ['%2Fharbour%2Fa%20b.jpg%3Fbwg%3D1', 'https://files.test/up/harbour/a%20b.jpg?bwg=1'],
    ['https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Dx', 'https://www.youtube.com/watch?v=x'],
    ['/100%2Fpure.jpg', 'https://files.test/up/100%2Fpure.jpg'],
    ['%2F%zz.jpg', 'https://files.test/up/%2F%zz.jpg'],
    ['https://vimeo.com/1', 'https://vimeo.com/1'],
    ['//vimeo.com/1', 'https://vimeo.com/1'],
    ['javascript:alert(1)', undefined],
    ['java&#115;cript:alert(1)', undefined],
    ['%6aavascript:alert(1)%2F', undefined],
    ['', undefined],
  ])('are resolved from %j to %j for a file', (written, expected) => {
    expect(toFileUrl(written, 'https://files.test/up/', base)).toBe(expected);
  });

  test('keep unknown character references if they belong to a file', () => {
    expect(toFileUrl('https://vimeo.com/&eacute;&amp;1', '/up', base)).toBe('https://vimeo.com/&eacute;&1');
  });

  test('use http or https only', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `javascript:${rest}`),
        ),
        (address) => {
          expect(toFileUrl(address, '/up', base) ?? 'http:').toMatch(/^https?:/);
        },
      ),
    );
  });
});

test.each([
  ['JPG', 'image'],
  ['', 'image'],
  ['EMBED_OEMBED_YOUTUBE_VIDEO', 'video'],
  ['EMBED_OEMBED_VIMEO_VIDEO', 'video'],
  ['EMBED_OEMBED_DAILYMOTION_VIDEO', 'video'],
  ['EMBED_OEMBED_FACEBOOK_VIDEO', 'video'],
  ['EMBED_OEMBED_INSTAGRAM_VIDEO', 'video'],
  ['EMBED_OEMBED_FLICKR_VIDEO', 'video'],
  ['EMBED_OEMBED_FLICKR_IMAGE', 'image'],
  ['EMBED_OEMBED_INSTAGRAM_IMAGE', 'image'],
  ['EMBED_OEMBED_FACEBOOK_IMAGE', 'image'],
  ['EMBED_OEMBED_GOOGLE_PHOTO_IMAGE', 'image'],
  ['EMBED_OEMBED_IMGUR', 'image'],
  ['EMBED_OEMBED_INSTAGRAM_POST', 'post'],
  ['EMBED_OEMBED_FACEBOOK_POST', 'post'],
  ['EMBED_OEMBED_OF_TOMORROW', 'post'],
])('a file of type %j is displayed as: %s', (fileType, kind) => {
  expect(toImageKind(fileType)).toBe(kind);
});
