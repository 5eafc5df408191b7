import { act } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartResponse } from '../../../hooks/data/backend/CartBackend.ts';
import { HttpStatusError } from '../../../hooks/core/errors/HttpStatusError.ts';
import { OfflineError } from '../../../hooks/core/errors/OfflineError.ts';
import { NoResponseError } from '../../../hooks/core/errors/NoResponseError.ts';
import { WAITING_TEXT_DELAY_MS } from '../../../hooks/core/shared/constants.ts';
import { downloads, priceList } from './fixtures.ts';
import { createLater, createShop, IMAGES, renderCart, settle } from './renderCart.tsx';

const checkoutUrl = priceList.checkout?.url ?? '';
const redirecting: CartResponse = { message: 'Please log in.', goesToCheckout: true };

async function renderLoaded(...parameters: Parameters<typeof renderCart>) {
  const view = renderCart(...parameters);
  await settle();
  return view;
}

describe('adding to the cart', () => {
  test('sends one request when the button is clicked repeatedly', async () => {
    const later = createLater<CartResponse>();
    const shop = createShop({ addToCart: later.ask });
    const { cart } = await renderLoaded(shop);
    act(() => {
      cart().add();
      cart().add();
    });
    act(() => cart().add());
    expect(shop.addToCart).toHaveBeenCalledTimes(1);
    expect(cart()).toMatchObject({ submission: { status: 'adding' }, message: 'Adding…' });
    expect(cart().getAddButtonProps()).toMatchObject({ 'aria-disabled': true });
    await later.answer(0, { message: 'In your cart.', productsInCart: 1, goesToCheckout: false });
    expect(cart()).toMatchObject({ message: 'In your cart.', productsText: '1 item' });
    act(() => cart().add());
    expect(shop.addToCart).toHaveBeenCalledTimes(2);
  });

  test('shows a default message if the backend returns none', async () => {
    const { cart } = await renderLoaded(createShop());
    await act(async () => cart().add());
    expect(cart()).toMatchObject({ message: 'Added to your cart.', productsInCart: 3 });
  });

  test('can be canceled in `onAdd`, and calls `onAdded` on success', async () => {
    const onAdd = vi.fn((_order, details: { cancel(): void }) => details.cancel());
    const onAdded = vi.fn();
    const shop = createShop();
    const { cart, rerender } = await renderLoaded(shop, { onAdd, onAdded });
    await act(async () => cart().add());
    expect(shop.addToCart).not.toHaveBeenCalled();
    rerender({ onAdd: undefined });
    await act(async () => cart().add());
    expect(onAdded).toHaveBeenCalledWith(
      expect.objectContaining({ productsInCart: 3 }),
      expect.objectContaining({ count: 1 }),
      IMAGES[0],
    );
  });

  test('keeps all selections after a failure and can be retried', async () => {
    const shop = createShop();
    shop.addToCart.mockRejectedValueOnce(new OfflineError());
    const { cart, typeCount } = await renderLoaded(shop);
    typeCount('4');
    await act(async () => cart().add());
    expect(cart()).toMatchObject({
      submission: { status: 'failed', error: { code: 'offline' } },
      message: 'Your selection could not be added to the cart. Your choices are kept.',
    });
    expect(cart().getCountProps().value).toBe('4');
    await act(async () => cart().add());
    expect(cart().submission.status).toBe('added');
    expect(shop.addToCart.mock.calls.map(([, order]) => order.section === 'manual' && order.count)).toEqual([4, 4]);
  });

  test('corrects an invalid quantity whose field was not blurred', async () => {
    const { cart, typeCount } = await renderLoaded(createShop());
    typeCount('-1');
    await act(async () => cart().add());
    expect(cart().getCountProps().value).toBe('1');
  });

  test('continues when the image changes, without showing its message for the new image', async () => {
    const later = createLater<CartResponse>();
    const shop = createShop({ addToCart: later.ask });
    const { cart, lightbox } = await renderLoaded(shop);
    act(() => cart().add());
    act(() => lightbox().next());
    await later.answer(0, { message: 'In your cart.', productsInCart: 9, goesToCheckout: false });
    expect(shop.addToCart.mock.calls[0]?.[2].signal.aborted).toBe(false);
    expect(cart()).toMatchObject({ message: '', productsInCart: 9 });
  });

  test('shows a message only in the section that it belongs to', async () => {
    const later = createLater<CartResponse>();
    const shop = createShop({ addToCart: later.ask });
    const { cart, chooseSection } = await renderLoaded(shop);
    act(() => cart().add());
    chooseSection('downloads');
    expect(cart()).toMatchObject({ submission: { status: 'idle' }, message: '' });
    await later.answer(0, { message: 'In your cart.', productsInCart: 1, goesToCheckout: false });
    expect(cart()).toMatchObject({ message: '', productsText: '1 item' });
    act(() => cart().add());
    expect(cart().message).toBe('You must select at least one item.');
    chooseSection('manual');
    expect(cart().message).toBe('');
    act(() => cart().add());
    await later.answer(1, { message: 'In your cart, too.', goesToCheckout: false });
    chooseSection('downloads');
    chooseSection('manual');
    expect(cart().message).toBe('In your cart, too.');
  });

  test('completes after unmounting, but does not redirect', async () => {
    const later = createLater<CartResponse>();
    const shop = createShop({ addToCart: later.ask });
    const navigate = vi.fn();
    const { cart, unmount } = await renderLoaded(shop, { navigate, allowedHosts: ['shop.example'] });
    act(() => cart().add());
    unmount();
    await later.answer(0, redirecting);
    expect(shop.addToCart.mock.calls[0]?.[2].signal.aborted).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('a pending cart request', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('shows a polite waiting message after a few seconds, until the response arrives', async () => {
    const later = createLater<CartResponse>();
    const shop = createShop({ addToCart: later.ask });
    const { cart } = await renderLoaded(shop);
    act(() => cart().add());
    await pass(WAITING_TEXT_DELAY_MS - 1);
    expect(cart().message).toBe('Adding…');
    await pass(1);
    const text = 'This is taking a moment. Please wait.';
    expect(cart()).toMatchObject({ message: text, submission: { status: 'adding' } });
    expect(cart().getStatusProps()).toMatchObject({ role: 'status', children: text });
    act(() => cart().add());
    expect(shop.addToCart).toHaveBeenCalledTimes(1);
    await later.answer(0, { message: 'In your cart.', goesToCheckout: false });
    expect(cart().message).toBe('In your cart.');
  });

  test('calls `onAdd` once when the button is clicked twice in one update', async () => {
    const onAdd = vi.fn();
    const { cart } = await renderLoaded(createShop({ addToCart: createLater<CartResponse>().ask }), { onAdd });
    act(() => {
      cart().add();
      cart().add();
    });
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  test('is still reported as pending, or as uncertain after a lost response, when the cart is remounted', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const shop = createShop({ addToCart: () => new Promise((_resolve, reject) => (fail = reject)) });
    const first = await renderLoaded(shop);
    act(() => first.cart().add());
    first.unmount();
    const second = await renderLoaded(shop);
    expect(second.cart()).toMatchObject({ submission: { status: 'adding' }, message: 'Adding…' });
    act(() => second.cart().add());
    expect(shop.addToCart).toHaveBeenCalledTimes(1);
    second.unmount();
    await act(async () => fail(new NoResponseError()));
    const third = await renderLoaded(shop);
    expect(third.cart().message).toMatch(/may already be in your cart/);
  });

  test('shows no waiting message in another section or for another image', async () => {
    const later = createLater<CartResponse>();
    const { cart, chooseSection, lightbox } = await renderLoaded(createShop({ addToCart: later.ask }));
    act(() => cart().add());
    await pass(WAITING_TEXT_DELAY_MS);
    chooseSection('downloads');
    expect(cart().message).toBe('');
    act(() => lightbox().next());
    await settle();
    expect(cart().message).toBe('');
  });

  test.each([
    ['the response is missing', new NoResponseError()],
    ['a gateway times out', new HttpStatusError(504)],
  ])('reports that the items may have been added if %s, and is not retried automatically', async (_name, failure) => {
    const shop = createShop();
    shop.addToCart.mockRejectedValueOnce(failure);
    const { cart, typeCount } = await renderLoaded(shop);
    typeCount('4');
    await act(async () => cart().add());
    expect(cart().message).toMatch(/may already be in your cart/);
    expect(cart().getCountProps().value).toBe('4');
    act(() => void dispatchEvent(new Event('online')));
    await pass(60_000);
    expect(shop.addToCart).toHaveBeenCalledTimes(1);
  });
});

describe('a missing cart selection', () => {
  test.each([
    ['noSection', priceList, null, 'Please select Prints and products or Downloads'],
    ['noDownload', priceList, 'downloads', 'You must select at least one item.'],
    [
      'noCopies',
      { ...priceList, downloads: { ...downloads, isCounted: true } },
      'downloads',
      'Please select at least one item',
    ],
  ] as const)('shows the same message as Photo Gallery: %s', async (problem, list, defaultSection, message) => {
    const shop = createShop({ loadPriceList: async () => ({ priceList: list }) });
    const { cart, chooseSection } = await renderLoaded(shop, { defaultSection });
    act(() => cart().add());
    expect(cart()).toMatchObject({ submission: { status: 'refused', problem }, message });
    expect(shop.addToCart).not.toHaveBeenCalled();
    chooseSection('manual');
    expect(cart().message).toBe('');
  });
});

describe('cart selections', () => {
  test('are kept for each image after the lightbox is closed', async () => {
    const shop = createShop();
    const first = await renderLoaded(shop);
    first.typeCount('7');
    act(() => first.lightbox().next());
    await settle();
    expect(first.cart().getCountProps().value).toBe('1');
    first.unmount();
    const second = await renderLoaded(shop);
    expect(second.cart().getCountProps().value).toBe('7');
    expect(second.cart().totalText).toBe('$ 7,168.00');
  });

  test('are separate for each backend', async () => {
    (await renderLoaded(createShop())).typeCount('7');
    expect((await renderLoaded(createShop())).cart().getCountProps().value).toBe('1');
  });
});

describe('a cart redirect', () => {
  const shop = () => createShop({ addToCart: async () => redirecting });

  test('becomes a link if its host is not allowed', async () => {
    const navigate = vi.fn();
    const { cart } = await renderLoaded(shop(), { navigate });
    await act(async () => cart().add());
    expect(navigate).not.toHaveBeenCalled();
    expect(cart()).toMatchObject({ message: 'Please log in.', submission: { checkoutUrl } });
    expect(cart().getCheckoutLinkProps()).toMatchObject({ href: checkoutUrl, hidden: false });
  });

  test('is followed to an allowed host, unless the app cancels it', async () => {
    const navigate = vi.fn();
    const options = { navigate, allowedHosts: ['shop.example'] };
    const { cart, rerender } = await renderLoaded(shop(), options);
    await act(async () => cart().add());
    expect(navigate.mock.calls).toEqual([[checkoutUrl]]);
    rerender({ onRedirect: (_url, details) => details.cancel() });
    await act(async () => cart().add());
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('never points to a script URL', async () => {
    const url = 'javascript:alert(1)';
    const navigate = vi.fn();
    const { cart } = await renderLoaded(
      createShop({
        loadPriceList: async () => ({ priceList: { ...priceList, checkout: { url } } }),
        addToCart: async () => redirecting,
      }),
      { navigate, allowedHosts: [''] },
    );
    await act(async () => cart().add());
    expect(navigate).not.toHaveBeenCalled();
    expect(cart().getCheckoutLinkProps().href).toBeUndefined();
    expect(cart().getCheckoutFormProps().action).toBeUndefined();
  });
});
