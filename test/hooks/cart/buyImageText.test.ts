// @vitest-environment node
import { expect, test } from 'vitest';
import { buyImageText, CART_LABELS } from '../../../hooks/lightbox/cart/index.ts';

test('the cart of an image is named after it, in the order of words of any language', () => {
  expect(buyImageText('Ridge', CART_LABELS)).toBe('Buy: Ridge');
  expect(buyImageText('Grat', { buyImage: '{name} kaufen' })).toBe('Grat kaufen');
});
