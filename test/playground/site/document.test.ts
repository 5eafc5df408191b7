import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../playground/server/wire/markup.ts';
import { escapeJsonForHtml } from '../../../playground/site/document/escapeJsonForHtml.ts';

describe('escapeJsonForHtml', () => {
  test('round-trips JSON values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(escapeJsonForHtml(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test.each(['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >'])(
    'escapes text that would end the script element: %s',
    (text) => {
      expect(escapeJsonForHtml({ text })).not.toContain('<');
    },
  );
});

test('escapeHtml escapes text for elements and attributes', () => {
  expect(escapeHtml(`<b a="1" c='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; c=&#039;2&#039;&gt;&amp;amp;');
});
