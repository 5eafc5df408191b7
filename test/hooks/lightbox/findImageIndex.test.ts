// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findImageIndex } from '../../../hooks/lightbox/lightbox/navigation.ts';
import { photos } from './renderLightbox.ts';

test('an image is found wherever the search begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(29), fc.integer({ min: -5, max: 40 }), (count, place, near) => {
      const index = place % count;
      expect(findImageIndex(photos(count), `photo-${index}`, near)).toBe(index);
    }),
  );
});

test('an image that is not there is not found', () => {
  expect(findImageIndex(photos(3), 'photo-3')).toBe(-1);
  expect(findImageIndex([], 'photo-0')).toBe(-1);
});

test('the nearer of two images with one id is found', () => {
  const images = photos(5).map((image, index) => (index % 4 === 0 ? { ...image, id: 'twin' } : image));
  expect(findImageIndex(images, 'twin', 4)).toBe(4);
  expect(findImageIndex(images, 'twin', 1)).toBe(0);
});
