import type { CartBackend } from '../../backend/CartBackend.ts';
import type { PriceList } from '../../backend/PriceList.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import { createCartStore } from './createCartStore.ts';

/** Price lists that are given as data, and a cart that the browser keeps. */
export function createStaticCart(priceLists: Readonly<Record<string, PriceList>>): CartBackend {
  const store = createCartStore();
  const byId = new Map(Object.entries(priceLists));
  return {
    async loadPriceList(image, { signal }) {
      signal.throwIfAborted();
      const priceList = byId.get(image.priceList?.id ?? '');
      if (!priceList) throw new MissingContentError('This image has no price list.');
      return { priceList, productsInCart: store.count() };
    },
    async addToCart(image, order, { signal }) {
      signal.throwIfAborted();
      return { message: '', productsInCart: store.add(image.id, order), goesToCheckout: false };
    },
  };
}
