// @vitest-environment node
import { expect, test } from 'vitest';
import { containedSizes } from '@loggia/hooks';

test.each([
  ['as wide as the box, where its size is unknown', {}, '100vw'],
  [
    'as wide as its height allows, and never enlarged',
    { width: 1500, height: 1000 },
    'min(100vw, 100vh * 1.5, 1500px)',
  ],
  [
    'never wider than the widest of its files',
    { width: 300, height: 400, candidates: [{ url: '/l.jpg', width: 1200 }] },
    'min(100vw, 100vh * 0.75, 1200px)',
  ],
])('a contained picture is %s', (_, size, sizes) => {
  expect(containedSizes({ url: '/a.jpg', ...size }, '100vw', '100vh')).toBe(sizes);
});
