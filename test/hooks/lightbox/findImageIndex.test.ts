// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findImageIndex } from '../../../hooks/lightbox/lightbox/navigation.ts';
import { photos } from './renderLightbox.ts';

test('findImageIndex finds an image from any starting index', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(29), fc.integer({ min: -5, max: 40 }), (count, place, near) => {
      const index = place % count;
      expect(findImageIndex(photos(count), `photo-${index}`, near)).toBe(index);
    }),
  );
});

test('findImageIndex returns -1 for a missing image', () => {
  expect(findImageIndex(photos(3), 'photo-3')).toBe(-1);
  expect(findImageIndex([], 'photo-0')).toBe(-1);
});

test('findImageIndex returns the nearer of two images with the same ID', () => {
  const images = photos(5).map((image, index) => (index % 4 === 0 ? { ...image, id: 'twin' } : image));
  expect(findImageIndex(images, 'twin', 4)).toBe(4);
  expect(findImageIndex(images, 'twin', 1)).toBe(0);
});
