import { act } from '@testing-library/react-hooks';
import { expect, test, vi } from 'vitest';
import { withBase } from '../../helpers/withBase.ts';
import { priceList } from './fixtures.ts';
import { createShop, renderCart, settle } from './renderCart.tsx';

test('a cart redirect becomes a link if a base element points it to another site, and is followed otherwise', async () => {
  const navigate = vi.fn();
  const shop = createShop({
    loadPriceList: async () => ({ priceList: { ...priceList, checkout: { url: '/checkout' } } }),
    addToCart: async () => ({ message: 'Please log in.', goesToCheckout: true }),
  });
  const takeAway = withBase('https://evil.example/');
  const { cart } = renderCart(shop, { navigate });
  await settle();
  await act(async () => cart().add());
  expect(navigate).not.toHaveBeenCalled();
  takeAway();
  await act(async () => cart().add());
  expect(navigate.mock.calls).toEqual([['/checkout']]);
});
