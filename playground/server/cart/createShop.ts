import type { Context } from 'hono';
import type { Database } from 'libsql';
import type { AccessControl } from '../auth/createAccess.ts';
import { ajaxResponse } from '../wire/ajaxResponse.ts';
import type { RequestValues } from '../wire/readRequestValues.ts';
import type { Cart } from './checkoutPage.ts';
import { createCartStore } from './createCartStore.ts';
import { createPriceListStore } from './createPriceListStore.ts';
import { readCartOrder } from './readCartOrder.ts';
import { shopPanel } from './shopPanel.ts';
import { knownVisitor, visitorOf } from './visitorOf.ts';

export type Shop = ReturnType<typeof createShop>;

const ADDED = 'The product has been added to the cart.';
const NOT_SOLD = 'This image is not for sale.';
const LOG_IN = 'Please log in to buy this.';

/**
 * The shop: its markup and data in the lightbox, the action that adds products to a cart, and the carts. Price lists
 * and carts are stored in the database. A cart is identified by a cookie.
 */
export function createShop(database: Database, access: AccessControl) {
  const carts = createCartStore(database);
  const lists = createPriceListStore(database);

  function cartOf(context: Context, visitor: string): Cart {
    const lines = carts.lines(visitor);
    if (access.sessionOf(context)) return { lines, waiting: [] };
    return {
      lines: lines.filter((line) => line.is_for_guests),
      waiting: lines.filter((line) => !line.is_for_guests),
    };
  }

  function respond(context: Context, msg: string, visitor: string, redirect: 0 | 1 = 0): Response {
    const body = { msg, products_in_cart: cartOf(context, visitor).lines.length, redirect };
    return ajaxResponse(context, JSON.stringify(body));
  }

  return {
    carts,
    /** Returns the visitor's cart. Products for members wait separately until the visitor logs in. */
    cartOf: (context: Context) => cartOf(context, knownVisitor(context)),
    priceLists: lists.ofAllImages,
    panelOf(context: Context, { imageId, ...place }: { origin: string; action: string; imageId: number }): string {
      const productsInCart = cartOf(context, knownVisitor(context)).lines.length;
      return shopPanel({ ...place, priceList: lists.ofImage(imageId), productsInCart });
    },
    add(context: Context, values: RequestValues): Response {
      const imageId = values.integer('image_id');
      const list = lists.ofImage(imageId);
      const known = knownVisitor(context);
      if (!list) return respond(context, NOT_SOLD, known);
      const order = readCartOrder(list, imageId, values.text('type'), values.text('data'));
      if (typeof order === 'string') return respond(context, order, known);
      const visitor = visitorOf(context);
      carts.add(visitor, order);
      const mustLogIn = !list.enable_guest_checkout && !access.sessionOf(context);
      return mustLogIn ? respond(context, LOG_IN, visitor, 1) : respond(context, ADDED, visitor);
    },
  };
}
