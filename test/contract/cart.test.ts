// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpStatusError, MissingContentError, OfflineError } from '@loggia/hooks/errors';
import type { CartOrder } from '@loggia/hooks';
import { createWordPressBackend } from '@loggia/hooks/wordpress';
import { openCms, type TestCms } from '../playground/server/support/openTestCms.ts';

let cms: TestCms;
beforeAll(() => {
  cms = openCms({ faults: true });
}, 60_000);
afterAll(() => cms.close());

const { signal } = new AbortController();

/** A visitor whose browser keeps cookies. */
function createVisitor(headers: Readonly<Record<string, string>> = {}) {
  let cookie = '';
  const bodies: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries({ ...headers, cookie })) request.headers.set(name, value);
    if (request.method === 'POST') bodies.push(await request.clone().text());
    const response = await cms.app.request(request);
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const config = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/galleries/2/' });
  const { cart, lightbox } = createWordPressBackend(config, { fetch });
  if (!cart || !lightbox) throw new Error('A port is missing.');
  const checkout = (fields?: Record<string, string>) =>
    fields ? cms.post('/checkout/', fields, { cookie }) : cms.get('/checkout/', { cookie });
  const logIn = async () => {
    const fields = { log: 'admin', pwd: cms.adminPassword, redirect_to: '/checkout/' };
    const answer = await cms.post('/wp-login.php', fields);
    cookie += `; ${answer.headers.get('set-cookie')?.split(';')[0] ?? ''}`;
    return answer.headers.get('location');
  };
  return { cart, lightbox, bodies, checkout, logIn };
}

const imageOf = (id: string) => ({ id, url: `/${id}.jpg` });

/** Image 22 has prints and downloads, 23 has downloads with a quantity, 25 is for members, and 21 is not for sale. */
describe('the demo shop', () => {
  test('includes price lists in the lightbox data', async () => {
    const { lightbox } = createVisitor();
    const { images, settings } = await lightbox.load({ imageId: '21' }, { signal });
    expect(settings.shop).toBe(true);
    expect(images.slice(0, 4).map(({ priceList }) => priceList)).toEqual([
      undefined,
      { id: '1', sections: ['manual', 'downloads'], manualPrice: '24.00' },
      { id: '2', sections: ['downloads'], manualPrice: '0.00' },
      { id: '3', sections: ['manual'], manualPrice: '24.00' },
    ]);
  });

  test('is disabled for a gallery without price lists', async () => {
    const config = cms.content.containerConfig({ galleryId: '1', instance: 0, currentUrl: '/' });
    const fetch: typeof globalThis.fetch = async (input, init) => cms.app.request(new Request(input, init));
    const { lightbox } = createWordPressBackend(config, { fetch });
    const loaded = await lightbox?.load({ imageId: '1' }, { signal });
    expect(loaded?.settings.shop).toBe(false);
  });

  test('loads the price list of the requested image, not the one that was opened', async () => {
    const { cart, lightbox } = createVisitor();
    await lightbox.load({ imageId: '23' }, { signal });
    const { priceList, productsInCart } = await cart.loadPriceList(imageOf('22'), { signal });
    expect(productsInCart).toBe(0);
    expect(priceList).toMatchObject({ currencySign: '$', sections: ['manual', 'downloads'] });
    expect(priceList.checkout?.url).toMatch(/\/checkout\/$/);
    expect(priceList.manual).toMatchObject({
      title: 'Fine art print',
      description: 'Printed to order on cotton paper.\nLeaves the workshop within a week.',
      price: '24.00',
    });
    expect(priceList.manual?.parameters.map(({ kind, title }) => [kind, title])).toEqual([
      ['fixed', 'Format'],
      ['select', 'Size'],
      ['radio', 'Paper'],
      ['checkboxes', 'Extras'],
      ['text', 'Name for the signature'],
      ['textarea', 'Words to the printer'],
    ]);
    expect(priceList.downloads?.isCounted).toBe(false);
    expect(priceList.downloads?.items[2]).toMatchObject({ price: '1250.50', longestSide: 6000 });
  });

  test('does not load a price list if the image is not for sale', async () => {
    const { cart } = createVisitor();
    await expect(cart.loadPriceList(imageOf('21'), { signal })).rejects.toBeInstanceOf(MissingContentError);
  });

  test('rejects with `HttpStatusError` for a server error and `OfflineError` when offline', async () => {
    const broken = createVisitor({ 'x-loggia-fault': 'status=500' });
    await expect(broken.cart.loadPriceList(imageOf('22'), { signal })).rejects.toBeInstanceOf(HttpStatusError);
    const config = cms.content.containerConfig({ galleryId: '2', instance: 0, currentUrl: '/' });
    const fetch = () => Promise.reject(new TypeError('no network'));
    const { cart } = createWordPressBackend(config, { fetch });
    await expect(cart?.loadPriceList(imageOf('22'), { signal })).rejects.toBeInstanceOf(OfflineError);
  });
});

describe('adding to the cart', () => {
  /** Orders two prints in the most expensive size, on poster paper. */
  async function orderPrint(visitor: ReturnType<typeof createVisitor>, price = '24.00') {
    const { priceList } = await visitor.cart.loadPriceList(imageOf('22'), { signal });
    const parameters = (priceList.manual?.parameters ?? []).map((parameter) => {
      const options = 'options' in parameter ? parameter.options : [];
      const last = options.at(-1)?.value ?? '';
      return [parameter.id, parameter.kind === 'checkboxes' ? [options[0]?.value ?? ''] : last] as const;
    });
    const order: CartOrder = { section: 'manual', count: 2, parameters, price };
    return visitor.cart.addToCart(imageOf('22'), order, { signal });
  }

  test('posts the expected fields, and the checkout page shows the server’s total', async () => {
    const visitor = createVisitor();
    // The server ignores the client's price.
    expect(await orderPrint(visitor, '0.01')).toEqual({
      message: 'The product has been added to the cart.',
      productsInCart: 1,
      goesToCheckout: false,
    });
    const body = new URLSearchParams(visitor.bodies.at(-1));
    expect([...body.keys()]).toEqual(['action', 'task', 'controller', 'image_id', 'type', 'data']);
    expect(JSON.parse(body.get('data') ?? '')).toMatchObject({ count: '2', price: '0.01' });
    const page = await (await visitor.checkout({ type: 'manual' })).text();
    // 24.00 + 1,220.00 − 4.00 + 10.00
    expect(page).toContain('$ 1,250.00');
    expect(page).toContain('$ 2,500.00');
  });

  test('increases the quantity of a product already in the cart, and adds a line for a new one', async () => {
    const visitor = createVisitor();
    await orderPrint(visitor);
    expect(await orderPrint(visitor)).toMatchObject({ productsInCart: 1 });
    const items = [{ id: '1', count: 1, price: '5.00' }];
    const order: CartOrder = { section: 'downloads', isCounted: false, items };
    expect(await visitor.cart.addToCart(imageOf('22'), order, { signal })).toMatchObject({ productsInCart: 2 });
    expect(await (await visitor.checkout()).text()).toContain('value="4"');
  });

  test('does not affect other visitors’ carts', async () => {
    await orderPrint(createVisitor());
    const { productsInCart } = await createVisitor().cart.loadPriceList(imageOf('22'), { signal });
    expect(productsInCart).toBe(0);
  });

  test('sends a guest to the checkout page for a members-only product', async () => {
    const { cart } = createVisitor();
    const order: CartOrder = { section: 'manual', count: 1, parameters: [], price: '9.00' };
    const answer = await cart.addToCart(imageOf('25'), order, { signal });
    expect(answer).toEqual({ message: 'Please log in to buy this.', productsInCart: 0, goesToCheckout: true });
  });

  test('holds a members-only product on the checkout page until the visitor logs in', async () => {
    const visitor = createVisitor();
    const order: CartOrder = { section: 'manual', count: 2, parameters: [], price: '9.00' };
    await visitor.cart.addToCart(imageOf('25'), order, { signal });
    const page = await (await visitor.checkout()).text();
    expect(page).toContain('Please log in to buy this');
    expect(page).toContain('2 × ');
    expect(page).toContain('href="/wp-login.php?redirect_to=%2Fcheckout%2F"');
    expect(page).toContain('Your cart is empty.');
    expect(await visitor.logIn()).toBe('/checkout/');
    const memberPage = await (await visitor.checkout()).text();
    expect(memberPage).not.toContain('Please log in');
    expect(memberPage).toContain('$ 18.00');
  });

  test('responds with a message if the order is invalid', async () => {
    const address = '/wp-admin/admin-ajax.php';
    const fields = { action: 'add_cart', task: 'add_cart', controller: 'checkout', image_id: '22' };
    for (const [type, data, message] of [
      ['', '{}', 'Please select Prints and products or Downloads'],
      ['manual', '{broken', 'Please select Prints and products or Downloads'],
      ['downloads', '{"downloadItems":[]}', 'You must select at least one item.'],
      ['downloads', '{"downloadItems":[null,7,{"id":"999"}]}', 'You must select at least one item.'],
    ] as const) {
      const response = await cms.post(address, { ...fields, type, data });
      expect(await response.json()).toEqual({ msg: message, products_in_cart: 0, redirect: 0 });
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('the checkout page', () => {
  test('has a strict Content Security Policy and escapes HTML', async () => {
    const visitor = createVisitor();
    const { priceList } = await visitor.cart.loadPriceList(imageOf('22'), { signal });
    const name = priceList.manual?.parameters.find(({ kind }) => kind === 'text');
    const parameters = [[name?.id ?? '', '<script>alert(1)</script>']] as const;
    const order: CartOrder = { section: 'manual', count: 1, parameters, price: '24.00' };
    await visitor.cart.addToCart(imageOf('22'), order, { signal });
    const response = await visitor.checkout();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/);
    const page = await response.text();
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;');
    expect((await cms.get('/checkout/checkout.css')).headers.get('content-type')).toContain('text/css');
  });

  test('only lets visitors remove their own items', async () => {
    const visitor = createVisitor();
    const order: CartOrder = { section: 'manual', count: 1, parameters: [], price: '24.00' };
    await visitor.cart.addToCart(imageOf('24'), order, { signal });
    const id = /name="id" value="(\d+)"/.exec(await (await visitor.checkout()).text())?.[1] ?? '';
    await createVisitor().checkout({ task: 'remove_item', id });
    const changed = await visitor.checkout({ task: 'update_cart', id, count: '-3' });
    expect([changed.status, changed.headers.get('location')]).toEqual([303, '/checkout/']);
    expect(await (await visitor.checkout()).text()).toContain('value="1"');
    await visitor.checkout({ task: 'remove_item', id });
    expect(await (await visitor.checkout()).text()).toContain('Your cart is empty.');
  });
});
