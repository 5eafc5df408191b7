// @vitest-environment node
import { expect, test } from 'vitest';
import { safeHref } from '../../../hooks/shared/safeHref.ts';

test.each([
  'https://example.org/a.jpg',
  'http://example.org',
  'HTTPS://example.org',
  'mailto:office@example.org',
  'tel:+123',
  '/photos/1.jpg',
  '//cdn.example.org/1.jpg',
  'photos/1.jpg?a=b:c',
  '?page=2',
  '#bwg1/2',
  '',
])('a link may lead to %j, as it is written', (address) => {
  expect(safeHref(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'https://[',
])('a link never leads to %j', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test('no address is no link', () => {
  expect(safeHref(undefined)).toBeUndefined();
});
