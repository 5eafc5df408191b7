// @vitest-environment node
import { expect, test } from 'vitest';
import { buyImageText, CART_LABELS } from '../../../hooks/lightbox/cart/index.ts';

test('buyImageText inserts the image name at any position in a label', () => {
  expect(buyImageText('Ridge', CART_LABELS)).toBe('Buy: Ridge');
  expect(buyImageText('Grat', { buyImage: '{name} kaufen' })).toBe('Grat kaufen');
});
