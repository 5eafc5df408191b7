import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeEntities, toText } from '../../../hooks/adapters/wordpress/decodeEntities.ts';
import { dropMarkup, elementText } from '../../../hooks/adapters/wordpress/markup.ts';
import { parseInert } from '../../../hooks/core/trustedTypes/parseInert.ts';
import { escapeHtml } from '../../fixtures/wordpress/escapeHtml.ts';

describe('character references', () => {
  test.each([
    ['Fish &amp; chips', 'Fish & chips'],
    ['&lt;i&gt;', '<i>'],
    ['&quot;three&quot; it&#039;s', '"three" it\'s'],
    ['&#8217;&#x2019;&#X2019;', '’’’'],
    ['&#128512;', '😀'],
    ['&eacute;&hellip;&AMP;', 'é…&'],
    ['a &lt; b &eacute; <b>', 'a < b é <b>'],
    ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['&#0; &#xd800; &#x110000; &#9999999;', '\ufffd \ufffd \ufffd \ufffd'],
    ['a&b; AT&T; &constructor; &;', 'a&b; AT&T; &constructor; &;'],
    ['?a=1&copy=2', '?a=1&copy=2'],
  ])('are decoded once from %j to %j', (written, meant) => {
    expect(decodeEntities(written)).toBe(meant);
  });

  test('are decoded exactly for any text', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeEntities(escapeHtml(text))).toBe(text);
      }),
    );
  });

  test('are decoded only once if escaped twice', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeEntities(escapeHtml(escapeHtml(text)))).toBe(escapeHtml(text));
      }),
    );
  });
});

describe('markup in text', () => {
  test.each([
    ['one<br />two<br>three<BR/>four', 'one\ntwo\nthree\nfour'],
    ['one<br />\ntwo', 'one\ntwo'],
    ['<p>first</p><p>second</p>', 'first\nsecond'],
    ['a <b>bold</b> <i class="x">word</i>', 'a bold word'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<3 you', '<3 you'],
    ['x<!-- secret -->y', 'xy'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['unfinished <img src=x onerror=alert(1)', 'unfinished <img src=x onerror=alert(1)'],
    ['été 😀 "q" \'a\' </script>', 'été 😀 "q" \'a\''],
    ['line\r\nline', 'line\nline'],
  ])('is removed from %j, leaving %j', (written, left) => {
    expect(dropMarkup(written)).toBe(left);
  });

  test('is removed in linear time from hostile text', { timeout: 30_000 }, () => {
    const hostile = ['<a', '<!--', '</p', '<br ', '&#', '&a'].map((piece) => piece.repeat(200_000));
    for (const text of hostile) expect(toText(text)?.length).toBe(text.trim().length);
  });

  test('is removed after character references are decoded', () => {
    expect(toText('Title &quot;three&quot; &amp; &lt;i&gt;x&lt;/i&gt; it&#039;s')).toBe('Title "three" & x it\'s');
    expect(toText('Line one&lt;br /&gt;line two')).toBe('Line one\nline two');
  });

  test.each([[''], ['   '], ['&lt;br&gt;'], [null], [undefined], [7], [{}]])(
    'is reduced to `undefined` if no text remains: %j',
    (value) => {
      expect(toText(value)).toBeUndefined();
    },
  );
});

test('elementText returns the text of an inert document, with line breaks', () => {
  const { body } = parseInert('<div><p>Gallery <b>1</b> &#038; co</p><p>by the<br>sea &lt;3</p></div>');
  expect(elementText(body)).toBe('Gallery 1 & co\nby the\nsea <3');
});
