// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { fileHref, safeHref, safeSource } from '../../../hooks/core/shared/urls.ts';

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
])('safeHref returns %j unchanged', (address) => {
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
])('safeHref rejects %j', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test('safeHref returns undefined without a URL', () => {
  expect(safeHref(undefined)).toBeUndefined();
});

describe('safeSource', () => {
  const REFUSED = 'about:invalid';
  test.each([
    ['image', 'photos/1.jpg', 'photos/1.jpg'],
    ['image', 'https://cdn.example/1.jpg', 'https://cdn.example/1.jpg'],
    ['image', 'blob:https://example.org/1', 'blob:https://example.org/1'],
    ['image', 'data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['image', 'data:text/html,x', REFUSED],
    ['image', 'javascript:alert(1)//.jpg', REFUSED],
    ['image', 'mailto:a@b.example', REFUSED],
    ['image', 'https://[', REFUSED],
    ['media', 'blob:https://example.org/1', 'blob:https://example.org/1'],
    ['media', 'data:video/mp4;base64,AA==', 'data:video/mp4;base64,AA=='],
    ['media', 'data:image/png;base64,AA==', REFUSED],
    ['media', 'java\nscript:alert(1)//.mp4', REFUSED],
    ['frame', 'https://player.example/1', 'https://player.example/1'],
    ['frame', 'blob:https://example.org/1', undefined],
    ['frame', 'data:text/html,x', undefined],
    ['frame', 'javascript:alert(1)', undefined],
    ['form', '/send', '/send'],
    ['form', ' javascript:alert(1)', undefined],
    ['form', 'mailto:a@b.example', undefined],
  ] as const)('for the use %s, turns %j into %j', (use, address, expected) => {
    expect(safeSource(address, use)).toBe(expected);
  });

  test('returns undefined without a URL', () => {
    expect(safeSource(undefined, 'image')).toBeUndefined();
  });
});

test.each(['blob:https://example.org/1', 'data:image/png;base64,AA==', 'data:video/mp4,x', '/1.jpg'])(
  'fileHref returns %j unchanged',
  (address) => expect(fileHref(address)).toBe(address),
);

test.each(['data:text/html,x', 'javascript:alert(1)', undefined])('fileHref rejects %j', (address) => {
  expect(fileHref(address)).toBeUndefined();
});
