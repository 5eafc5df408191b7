import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrokenResponseError, HttpStatusError, InvalidResponseError, OfflineError } from '@loggia/hooks/errors';
import { useCart, type CartBackend } from '@loggia/hooks';
import { CartPanel } from '@loggia/ui';

const IMAGE = { id: '1', url: '/1.jpg', priceList: { id: '1' } };

function Shop({ cart }: { readonly cart: CartBackend }) {
  return <CartPanel cart={useCart({ status: 'open', settings: {}, image: IMAGE }, { cart, defaultIsOpen: true })} />;
}

test.each([
  [new OfflineError(), 'You are probably offline. The prices could not be loaded.'],
  [new BrokenResponseError(), 'The connection was lost before all of the prices arrived.'],
  [new InvalidResponseError(), 'The prices could not be loaded because of a problem on the server.'],
  [new HttpStatusError(500), 'The prices could not be loaded.'],
])('prices that fail to load (%s) show an error that names the cause', async (failure, text) => {
  const cart: CartBackend = {
    loadPriceList: () => Promise.reject(failure),
    addToCart: () => Promise.reject(failure),
  };
  const screen = await render(<Shop cart={cart} />);
  await expect.element(screen.getByRole('alert').getByText(text, { exact: false })).toBeVisible();
});
