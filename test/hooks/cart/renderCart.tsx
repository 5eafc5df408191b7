import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import type { CartResponse, CartBackend, PriceListResponse } from '../../../hooks/data/backend/CartBackend.ts';
import type { GalleryImage } from '../../../hooks/data/backend/GalleryImage.ts';
import type { UseCartOptions } from '../../../hooks/lightbox/cart/types.ts';
import { useCart } from '../../../hooks/lightbox/cart/useCart.ts';
import { fakeImages, useFakeLightbox, type FakeLightboxOptions } from '../../helpers/fakeLightbox.ts';
import { priceList } from './fixtures.ts';

/** Six images, all but the last for sale. */
export const IMAGES: readonly GalleryImage[] = fakeImages(6).map((image, index) =>
  index === 5 ? image : { ...image, priceList: { id: '1' } },
);

/** A cart backend that responds at once, or as defined by the test. */
export function createShop(own: Partial<CartBackend> = {}) {
  const loadPriceList = vi.fn<CartBackend['loadPriceList']>(
    own.loadPriceList ?? (async () => ({ priceList, productsInCart: 2 })),
  );
  const addToCart = vi.fn<CartBackend['addToCart']>(
    own.addToCart ?? (async () => ({ message: '', productsInCart: 3, goesToCheckout: false })),
  );
  const askedFor = () => loadPriceList.mock.calls.map(([image]) => image.id);
  return { loadPriceList, addToCart, askedFor };
}

/** A response that the test resolves when it needs to. */
export function createLater<TData extends CartResponse | PriceListResponse>() {
  const waiting: ((answer: TData) => void)[] = [];
  return {
    ask: () => new Promise<TData>((resolve) => waiting.push(resolve)),
    answer: (index: number, answer: TData) => act(async () => waiting[index]?.(answer)),
    count: () => waiting.length,
  };
}

export const settle = () => act(async () => undefined);

export function renderCart(
  cart: CartBackend | undefined,
  options: UseCartOptions = {},
  lightboxOptions: Partial<FakeLightboxOptions> = {},
) {
  const initialProps: UseCartOptions = {};
  const view = renderHook(
    (changed: UseCartOptions) => {
      const lightbox = useFakeLightbox({ images: IMAGES, defaultOpenIndex: 0, ...lightboxOptions });
      return { lightbox, cart: useCart(lightbox, { cart, defaultIsOpen: true, ...options, ...changed }) };
    },
    { wrapper: StrictMode, initialProps },
  );
  return {
    ...view,
    cart: () => view.result.current.cart,
    lightbox: () => view.result.current.lightbox,
    /** Types into the quantity field. */
    typeCount: (value: string) =>
      act(() => {
        const change = view.result.current.cart.getCountProps().onChange;
        change?.({ currentTarget: { value } } as Parameters<NonNullable<typeof change>>[0]);
      }),
    /** Selects a section through its tab. */
    chooseSection: (section: 'manual' | 'downloads') =>
      act(() => {
        const click = view.result.current.cart.getTabProps({ section }).onClick;
        click?.({} as Parameters<NonNullable<typeof click>>[0]);
      }),
  };
}
