import { type Context, Hono } from 'hono';
import { readRequestValues, type RequestValues } from '../wire/readRequestValues.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { checkoutPage } from './checkoutPage.ts';
import { CHECKOUT_STYLE } from './checkoutStyle.ts';
import { CHECKOUT_PATH, HIGHEST_COUNT } from './constants.ts';
import type { CartStore } from './createCartStore.ts';
import type { Shop } from './createShop.ts';
import { knownVisitor } from './visitorOf.ts';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Applies a posted change. Returns true if something changed. The response must then redirect to a GET request, so that
 * the page can be reloaded.
 */
function change(carts: CartStore, visitor: string, values: RequestValues): boolean {
  const id = wholeNumber(values.posted('id'));
  const task = values.posted('task');
  if (task === 'remove_item') carts.remove(visitor, id);
  else if (task === 'update_cart') {
    const count = Math.trunc(Number(values.posted('count')));
    carts.setCount(visitor, id, Math.min(Math.max(count || 1, 1), HIGHEST_COUNT));
  } else return false;
  return true;
}

/** The checkout page. The lightbox's shop form and the page's own forms are posted to it. */
export function checkoutRoutes({ carts, cartOf }: Pick<Shop, 'carts' | 'cartOf'>): Hono {
  const show = (context: Context) => context.html(checkoutPage(cartOf(context)), 200, HEADERS);
  return new Hono()
    .get(CHECKOUT_PATH, show)
    .get(`${CHECKOUT_PATH}checkout.css`, (context) =>
      context.body(CHECKOUT_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
    )
    .post(CHECKOUT_PATH, async (context) => {
      const values = await readRequestValues(context);
      if (!values) return context.text('Payload Too Large', 413);
      if (change(carts, knownVisitor(context), values)) return context.redirect(CHECKOUT_PATH, 303);
      return show(context);
    });
}
