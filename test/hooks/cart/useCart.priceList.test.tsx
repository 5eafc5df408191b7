import { act } from '@testing-library/react-hooks';
import { describe, expect, test, vi } from 'vitest';
import type { PriceListResponse } from '../../../hooks/data/backend/CartBackend.ts';
import { HttpStatusError } from '../../../hooks/core/errors/HttpStatusError.ts';
import { MissingContentError } from '../../../hooks/core/errors/MissingContentError.ts';
import { priceList } from './fixtures.ts';
import { createLater, createShop, renderCart, settle } from './renderCart.tsx';

describe('the cart button', () => {
  test('is shown only for images with a price list', async () => {
    const { cart, lightbox } = renderCart(createShop(), { defaultIsOpen: false });
    expect(cart()).toMatchObject({ isAvailable: true, isOpen: false, status: 'idle' });
    expect(cart().getCartButtonProps()).toMatchObject({
      hidden: false,
      'aria-expanded': false,
      'aria-label': 'Show shop',
    });
    act(() => lightbox().goTo(5));
    expect(cart().isAvailable).toBe(false);
    expect(cart().getCartButtonProps().hidden).toBe(true);
    act(() => cart().open());
    expect(cart().isOpen).toBe(false);
  });

  test.each([
    ['without a cart backend', undefined, {}, {}],
    ['if the site has no shop', createShop(), {}, { settings: { shop: false } }],
    ['if the hook is disabled', createShop(), { enabled: false }, {}],
  ])('is hidden %s', (_, shop, options, lightbox) => {
    expect(renderCart(shop, options, lightbox).cart()).toMatchObject({ isAvailable: false, isOpen: false });
  });
});

describe('the price list', () => {
  test('is requested only when the panel opens', async () => {
    const shop = createShop();
    const { cart } = renderCart(shop, { defaultIsOpen: false });
    await settle();
    expect(shop.askedFor()).toEqual([]);
    act(() => cart().open());
    expect(cart().status).toBe('loading');
    expect(cart().getPanelProps()).toMatchObject({ 'aria-busy': true, hidden: false });
    await settle();
    expect(cart()).toMatchObject({ status: 'loaded', priceList, productsInCart: 2, productsText: '2 items' });
    expect(cart().getPanelProps()['aria-busy']).toBe(false);
  });

  test('is requested for each image, and the panel is busy until the list loads', async () => {
    const shop = createShop();
    const { cart, lightbox } = renderCart(shop);
    await settle();
    act(() => lightbox().next());
    expect(cart()).toMatchObject({ status: 'loading', priceList: undefined, totalText: '' });
    await settle();
    expect(cart().status).toBe('loaded');
    expect(new Set(shop.askedFor())).toEqual(new Set(['1', '2']));
  });

  test('stops loading when the image changes, and its late response is ignored', async () => {
    const later = createLater<PriceListResponse>();
    const shop = createShop({ loadPriceList: later.ask });
    const { cart, lightbox } = renderCart(shop);
    await settle();
    const first = later.count() - 1;
    act(() => lightbox().next());
    await settle();
    const second = later.count() - 1;
    expect(shop.loadPriceList.mock.calls[first]?.[1].signal.aborted).toBe(true);
    await later.answer(second, { priceList: { ...priceList, title: 'second' } });
    await later.answer(first, { priceList: { ...priceList, title: 'first' } });
    expect(cart().priceList?.title).toBe('second');
  });

  test('reports a failed request and can be requested again', async () => {
    const shop = createShop();
    shop.loadPriceList.mockRejectedValue(new HttpStatusError(500));
    const { cart } = renderCart(shop);
    await settle();
    expect(cart()).toMatchObject({ status: 'failed', isOpen: true, error: { code: 'status' } });
    shop.loadPriceList.mockResolvedValue({ priceList });
    act(() => cart().retry());
    expect(cart().status).toBe('loading');
    await settle();
    expect(cart()).toMatchObject({ status: 'loaded', error: null });
  });

  test('closes the panel and hides the button if it does not exist', async () => {
    const onOpenChange = vi.fn();
    const shop = createShop({ loadPriceList: () => Promise.reject(new MissingContentError()) });
    const { cart } = renderCart(shop, { onOpenChange });
    await settle();
    expect(cart()).toMatchObject({ isAvailable: false, isOpen: false });
    expect(onOpenChange.mock.calls.map(([isOpen, { reason }]) => [isOpen, reason])).toEqual([[false, 'unavailable']]);
  });
});

describe('an open cart panel', () => {
  test('closes if the image is not for sale, and stays closed for the next image', async () => {
    const { cart, lightbox } = renderCart(createShop());
    await settle();
    act(() => lightbox().goTo(5));
    expect(cart().isOpen).toBe(false);
    act(() => lightbox().goTo(0));
    expect(cart()).toMatchObject({ isAvailable: true, isOpen: false });
  });

  test('closes with the lightbox', async () => {
    const onOpenChange = vi.fn();
    const { cart, lightbox } = renderCart(createShop(), { onOpenChange });
    await settle();
    act(() => lightbox().close());
    await settle();
    act(() => lightbox().open('1'));
    expect(cart().isOpen).toBe(false);
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('lightboxClosed');
  });

  test('is controlled through `isOpen`', async () => {
    const onOpenChange = vi.fn();
    const { cart, rerender } = renderCart(createShop(), { isOpen: false, onOpenChange });
    act(() => cart().open('cartButton'));
    expect(cart().isOpen).toBe(false);
    expect(onOpenChange.mock.lastCall?.[0]).toBe(true);
    rerender({ isOpen: true });
    await settle();
    expect(cart()).toMatchObject({ isOpen: true, status: 'loaded' });
  });
});
