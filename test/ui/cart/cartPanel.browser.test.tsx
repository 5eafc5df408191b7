import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OfflineError, NoResponseError } from '@loggia/hooks/errors';
import { useCart, type CartBackend, type PriceList, type UseCartOptions } from '@loggia/hooks';
import { CartButton, CartPanel } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { expectAccessible } from '../../helpers/expectAccessible.ts';

const PRICE_LIST: PriceList = {
  currencySign: '$',
  sections: ['manual', 'downloads'],
  manual: {
    title: 'Print',
    price: '1,024.00',
    parameters: [
      { id: '1', title: 'Format', kind: 'fixed', text: '3:2' },
      { id: '2', title: 'Signature', kind: 'text' },
      { id: '3', title: 'Words', kind: 'textarea' },
      {
        id: '4',
        title: 'Size',
        kind: 'select',
        emptyValue: '',
        options: [{ value: 'L', label: 'Large', surcharge: '5' }],
      },
      {
        id: '5',
        title: 'Paper',
        kind: 'radio',
        options: [
          { value: 'M', label: 'Matte' },
          { value: 'P', label: 'Poster', surcharge: '-1.50' },
        ],
      },
      { id: '6', title: 'Extras', kind: 'checkboxes', options: [{ value: 'S', label: 'Signed', surcharge: '10' }] },
    ],
  },
  downloads: {
    items: [
      { id: 'web', name: 'For the web', price: '0.10', longestSide: 1200 },
      { id: 'all', name: 'Everything we have', price: '1,250.50', longestSide: 6000 },
    ],
  },
  checkout: { url: '/checkout/', fields: [['option', 'one']] },
};

/** Longer than the panel waits before it shows a message. */
const WAITING_MS = 5000;
const SIDEBAR_WIDTH_PX = 350;
const MIN_TARGET_PX = 24;

const IMAGE = { id: '1', url: '/1.jpg', priceList: { id: '1' } };

interface ShopProps {
  readonly cart: CartBackend;
  readonly options?: UseCartOptions;
}

function Shop({ cart, options }: ShopProps) {
  const shop = useCart({ status: 'open', settings: {}, image: IMAGE }, { cart, ...options });
  return (
    <main>
      <CartButton cart={shop} />
      <div className="loggia-sidebar-content" style={{ boxSizing: 'border-box', width: SIDEBAR_WIDTH_PX }}>
        <CartPanel cart={shop} />
      </div>
    </main>
  );
}

async function renderShop(options: UseCartOptions = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const addToCart = vi.fn<CartBackend['addToCart']>(async () => ({
    message: '',
    productsInCart: 1,
    goesToCheckout: false,
  }));
  const cart: CartBackend = { loadPriceList: async () => ({ priceList: PRICE_LIST, productsInCart: 0 }), addToCart };
  document.documentElement.dir = dir;
  const screen = await render(<Shop cart={cart} options={{ defaultIsOpen: true, ...options }} />);
  return { screen, addToCart };
}

describe('the shop panel', () => {
  test('is toggled by a button that reflects its state', async () => {
    const { screen } = await renderShop({ defaultIsOpen: false });
    const panel = screen.getByRole('group', { name: 'Shop' });
    await expect.element(panel).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Show shop', expanded: false }).click();
    await expect.element(panel).toBeVisible();
    await screen.getByRole('button', { name: 'Hide shop', expanded: true }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('labels every field, groups options by title, and passes axe', async () => {
    const { screen } = await renderShop();
    await expect.element(screen.getByRole('textbox', { name: 'Signature' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Words' })).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Size' })).toBeVisible();
    await expect.element(screen.getByRole('spinbutton', { name: 'Count' })).toHaveValue(1);
    const paper = screen.getByRole('radiogroup', { name: 'Paper' });
    await expect.element(paper.getByRole('radio', { name: 'Poster (- $ 1.50)' })).toBeVisible();
    const extras = screen.getByRole('group', { name: 'Extras' });
    await expect.element(extras.getByRole('checkbox', { name: 'Signed (+ $ 10.00)' })).toBeVisible();
    await expectAccessible(screen.container);
  });

  test('announces the total price of the selected items in a live region', async () => {
    const { screen, addToCart } = await renderShop();
    await screen.getByRole('combobox', { name: 'Size' }).selectOptions('L');
    await screen.getByRole('radio', { name: /Poster/ }).click();
    await screen.getByRole('checkbox', { name: /Signed/ }).click();
    await screen.getByRole('spinbutton', { name: 'Count' }).fill('3');
    const total = screen.container.querySelector('output[aria-live=polite]');
    expect(total?.textContent).toBe('Total $ 3,112.50');
    await screen.getByRole('spinbutton', { name: 'Count' }).fill('-2');
    await userEvent.tab();
    await expect.element(screen.getByRole('spinbutton', { name: 'Count' })).toHaveValue(1);
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    await expect.element(screen.getByText('Added to your cart.')).toBeVisible();
    await expect.element(screen.getByText('1 item')).toBeVisible();
    expect(addToCart.mock.calls[0]?.[1]).toMatchObject({
      count: 1,
      parameters: expect.arrayContaining([['6', ['S']]]),
    });
  });

  test('adds the item to the cart when Enter is pressed in a field', async () => {
    const { screen, addToCart } = await renderShop();
    await screen.getByRole('textbox', { name: 'Signature' }).fill('Ada');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Added to your cart.')).toBeVisible();
    expect(addToCart).toHaveBeenCalledTimes(1);
  });

  test('scrolls the result message into view if the panel overflows', async () => {
    const { screen } = await renderShop();
    const words = screen.getByText('Added to your cart.');
    const sidebar = screen.container.querySelector<HTMLElement>('.loggia-sidebar-content');
    sidebar?.style.setProperty('overflow', 'auto');
    sidebar?.style.setProperty('height', '12rem');
    await screen.getByRole('textbox', { name: 'Signature' }).fill('Ada');
    await userEvent.keyboard('{Enter}');
    await expect.element(words).toBeVisible();
    const message = words.element().getBoundingClientRect();
    const room = sidebar?.getBoundingClientRect();
    expect(message.top).toBeGreaterThanOrEqual(room?.top ?? 0);
    expect(message.bottom).toBeLessThanOrEqual(room?.bottom ?? 0);
    await screen.getByRole('tab', { name: 'Downloads' }).click();
    await expect.element(words).not.toBeInTheDocument();
  });

  test('links to the checkout page with a form', async () => {
    const { screen } = await renderShop();
    const button = screen.getByRole('button', { name: 'View cart' });
    await expect.element(button).toBeVisible();
    const form = button.element().closest('form');
    expect([form?.method, form?.getAttribute('action'), form?.elements.length]).toEqual(['post', '/checkout/', 2]);
    expect(new FormData(form ?? undefined).get('option')).toBe('one');
  });
});

describe('shop sections', () => {
  test.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('are tabs that can be switched with arrow keys (%s)', async (dir, on, back) => {
    const { screen } = await renderShop({}, dir);
    const manual = screen.getByRole('tab', { name: 'Prints and products' });
    const downloads = screen.getByRole('tab', { name: 'Downloads' });
    await manual.click();
    await userEvent.keyboard(on);
    await expect.element(downloads).toHaveFocus();
    await expect.element(downloads).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('tabpanel', { name: 'Downloads' })).toBeVisible();
    await userEvent.keyboard(back);
    await expect.element(screen.getByRole('tabpanel', { name: 'Prints and products' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(downloads).toHaveFocus();
    expect([...document.querySelectorAll('[role=tab]')].map((tab) => (tab as HTMLElement).tabIndex)).toEqual([-1, 0]);
    document.documentElement.dir = 'ltr';
  });
});

describe('adding to the cart without a selection', () => {
  test('focuses the first tab and describes the error if no section is selected', async () => {
    const { screen } = await renderShop({ defaultSection: null });
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    const tab = screen.getByRole('tab', { name: 'Prints and products' });
    await expect.element(tab).toHaveFocus();
    await expect.element(tab).toHaveAccessibleDescription('Please select Prints and products or Downloads');
  });

  test('focuses the first download and describes the error if none is checked', async () => {
    const { screen } = await renderShop({ defaultSection: 'downloads' });
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    const download = screen.getByRole('checkbox', { name: 'Choose For the web' });
    await expect.element(download).toHaveFocus();
    await expect.element(download).toHaveAccessibleDescription('You must select at least one item.');
    await expect.element(download).toHaveAttribute('aria-invalid', 'true');
    await download.click();
    await expect.element(download).not.toHaveAttribute('aria-invalid');
    expect(screen.container.querySelector('output')?.textContent).toBe('Total $ 0.10');
  });
});

describe('a slow shop server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows a waiting message, blocks duplicate requests, and then warns that items may already be in the cart', async () => {
    let fail: (reason: Error) => void = () => undefined;
    const { screen, addToCart } = await renderShop();
    addToCart.mockImplementation(() => new Promise((_resolve, reject) => (fail = reject)));
    const count = screen.getByRole('spinbutton', { name: 'Count' });
    await count.fill('3');
    await screen.getByRole('button', { name: 'Add to cart' }).click();
    const button = screen.getByRole('button', { name: 'Adding…' });
    await button.click({ force: true });
    vi.advanceTimersByTime(WAITING_MS);
    const status = screen.getByRole('status').filter({ hasText: /moment|server/ });
    await expect.element(status).toHaveTextContent('This is taking a moment.');
    await button.click({ force: true });
    expect(addToCart).toHaveBeenCalledTimes(1);
    fail(new NoResponseError());
    await expect.element(status).toHaveTextContent('may already be in your cart');
    await expect.element(count).toHaveValue(3);
    vi.useRealTimers();
    await expectAccessible();
  });

  test('ignores a second click on "View cart" until a message says that the checkout page is slow', async () => {
    const { screen } = await renderShop();
    const view = screen.getByRole('button', { name: 'View cart' });
    await expect.element(view).toBeVisible();
    const left: boolean[] = [];
    // Runs after all other handlers. Prevents submissions that nobody else has prevented, which would leave the page.
    const hold = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('submit', hold);
    try {
      await view.click();
      await view.click();
      expect(left).toEqual([true, false]);
      vi.advanceTimersByTime(WAITING_MS);
      await expect.element(screen.getByText('The checkout page is taking a while.', { exact: false })).toBeVisible();
      await view.click();
      expect(left).toEqual([true, false, true]);
    } finally {
      window.removeEventListener('submit', hold);
    }
  });
});

test('the "Add to cart" button is emphasized, and tabs don\'t look like buttons', async () => {
  const { screen } = await renderShop();
  const lookOf = (role: 'button' | 'tab', name: string) => getComputedStyle(screen.getByRole(role, { name }).element());
  await expect.element(screen.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(lookOf('button', 'Add to cart').backgroundColor).not.toBe(lookOf('button', 'View cart').backgroundColor);
  expect(lookOf('tab', 'Downloads').borderTopWidth).toBe('0px');
});

describe('downloads for sale', () => {
  test.each([
    ['English', undefined],
    ['German', { dimensions: 'Abmessungen', price: 'Preis', choose: 'Auswählen' }],
  ])('fit a sidebar of default width without clipping (%s)', async (_, labels) => {
    const { screen } = await renderShop({ defaultSection: 'downloads', labels });
    const sidebar = screen.container.querySelector('.loggia-sidebar-content');
    await expect.element(screen.getByRole('checkbox', { name: 'Choose Everything we have' })).toBeVisible();
    for (const box of sidebar?.querySelectorAll('td > input') ?? [])
      expect(box.clientHeight).toBeGreaterThanOrEqual(MIN_TARGET_PX);
    expect(sidebar?.clientWidth).toBe(SIDEBAR_WIDTH_PX);
    expect(sidebar?.scrollWidth).toBe(SIDEBAR_WIDTH_PX);
    for (const { textContent, lastChild } of sidebar?.querySelectorAll('thead th, table bdi') ?? []) {
      const range = document.createRange();
      if (lastChild) range.selectNodeContents(lastChild);
      expect(range.getClientRects().length, textContent ?? '').toBe(1);
    }
  });
});

test('the shop panel keeps focus when prices are requested again', async () => {
  const loadPriceList = vi.fn<CartBackend['loadPriceList']>(() => Promise.reject(new OfflineError()));
  const cart: CartBackend = { loadPriceList, addToCart: () => Promise.reject(new OfflineError()) };
  const screen = await render(<Shop cart={cart} options={{ defaultIsOpen: true }} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => loadPriceList.mock.calls.length).toBe(2);
  expect(screen.getByRole('group', { name: 'Shop' }).element().contains(document.activeElement)).toBe(true);
});
