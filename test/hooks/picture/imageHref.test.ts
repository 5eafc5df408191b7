// @vitest-environment node
import { expect, test } from 'vitest';
import { imageHref } from '@loggia/hooks/picture';

test.each([
  ['/ridge.jpg', '/ridge.jpg'],
  ['https://example.org/ridge.jpg', 'https://example.org/ridge.jpg'],
  ['javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
])('imageHref turns the image URL %j into %j', (url, href) => {
  expect(imageHref({ url })).toBe(href);
});
