import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CartOrder } from '../../../hooks/data/backend/CartBackend.ts';
import { MissingContentError } from '../../../hooks/core/errors/MissingContentError.ts';
import { createStaticBackend } from '../../../hooks/adapters/static/createStaticBackend.ts';
import { priceList } from '../cart/fixtures.ts';

const image = { id: '1', url: '/1.jpg', priceList: { id: 'prints' } };
const { signal } = new AbortController();

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

function createCart() {
  const { cart } = createStaticBackend({ images: [image], priceLists: { prints: priceList } });
  if (!cart) throw new Error('The port is missing.');
  return cart;
}

const print = (count: number, name = ''): CartOrder => ({
  section: 'manual',
  count,
  parameters: [['name', name]],
  price: '24.00',
});

describe('a cart without a server', () => {
  test('loads the price list of the image', async () => {
    const cart = createCart();
    expect(await cart.loadPriceList(image, { signal })).toEqual({ priceList, productsInCart: 0 });
    const others = [
      { ...image, priceList: { id: 'constructor' } },
      { id: '2', url: '/2.jpg' },
    ];
    for (const other of others) {
      await expect(cart.loadPriceList(other, { signal })).rejects.toBeInstanceOf(MissingContentError);
    }
  });

  test('keeps products after a reload, and merges equal products', async () => {
    expect(await createCart().addToCart(image, print(1), { signal })).toMatchObject({ productsInCart: 1 });
    expect(await createCart().addToCart(image, print(2), { signal })).toMatchObject({ productsInCart: 1 });
    expect(await createCart().addToCart(image, print(1, 'Ada'), { signal })).toMatchObject({ productsInCart: 2 });
    const items = [
      { id: 'web', count: 1, price: '5' },
      { id: 'print', count: 2, price: '9' },
    ];
    const downloads: CartOrder = { section: 'downloads', isCounted: true, items };
    expect(await createCart().addToCart(image, downloads, { signal })).toEqual({
      message: '',
      productsInCart: 4,
      goesToCheckout: false,
    });
    expect(JSON.parse(localStorage.getItem('loggia.cart') ?? '')).toMatchObject([
      { count: 3, price: '24.00' },
      {},
      {},
      {},
    ]);
  });

  test('works until the page unloads if storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const cart = createCart();
    await cart.addToCart(image, print(1), { signal });
    expect(await cart.addToCart(image, print(1, 'Ada'), { signal })).toMatchObject({ productsInCart: 2 });
  });

  test.each(['nonsense', '{}', '[null, 7, {"imageId": 1}]', '"text"'])(
    'ignores invalid storage content: %s',
    async (text) => {
      localStorage.setItem('loggia.cart', text);
      expect(await createCart().addToCart(image, print(1), { signal })).toMatchObject({ productsInCart: 1 });
    },
  );
});
