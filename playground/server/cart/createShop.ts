import type { Context } from 'hono';
import type { Database } from 'libsql';
import type { AccessControl } from '../auth/createAccess.ts';
import { ajaxAnswer } from '../wire/ajaxAnswer.ts';
import type { RequestValues } from '../wire/RequestValues.ts';
import { CART_SCHEMA } from './cartSchema.ts';
import { createCartStore } from './createCartStore.ts';
import type { CartStore } from './createCartStore.ts';
import { createPriceListStore } from './createPriceListStore.ts';
import { readCartOrder } from './readCartOrder.ts';
import type { PriceListRow } from './rows.ts';
import { seedPriceLists } from './seedPriceLists.ts';
import { shopPanel } from './shopPanel.ts';
import { knownVisitor, visitorOf } from './visitorOf.ts';

/** The shop: what the lightbox's markup and data hold of it, the call that adds to a cart, and the carts. */
export interface Shop {
  readonly carts: CartStore;
  priceLists(): ReadonlyMap<number, PriceListRow>;
  panelOf(context: Context, place: { origin: string; action: string; imageId: number }): string;
  add(context: Context, values: RequestValues): Response;
}

const ADDED = 'The product has been added to the cart.';
const NOT_SOLD = 'This image is not for sale.';
const LOG_IN = 'Please log in to buy this.';

/** Price lists and carts in the database. A cart belongs to a cookie. */
export function createShop(database: Database, access: AccessControl): Shop {
  database.exec(CART_SCHEMA);
  seedPriceLists(database);
  const carts = createCartStore(database);
  const lists = createPriceListStore(database);

  function answer(context: Context, msg: string, visitor: string, redirect: 0 | 1 = 0): Response {
    const body = { msg, products_in_cart: carts.lines(visitor).length, redirect };
    return ajaxAnswer(context, JSON.stringify(body));
  }

  return {
    carts,
    priceLists: () => lists.ofAllImages(),
    panelOf(context, { imageId, ...place }) {
      const productsInCart = carts.lines(knownVisitor(context)).length;
      return shopPanel({ ...place, priceList: lists.ofImage(imageId), productsInCart });
    },
    add(context, values) {
      const imageId = values.integer('image_id');
      const list = lists.ofImage(imageId);
      const known = knownVisitor(context);
      if (!list) return answer(context, NOT_SOLD, known);
      if (!list.enable_guest_checkout && !access.sessionOf(context)) return answer(context, LOG_IN, known, 1);
      const order = readCartOrder(list, imageId, values.text('type'), values.text('data'));
      if (typeof order === 'string') return answer(context, order, known);
      const visitor = visitorOf(context);
      carts.add(visitor, order);
      return answer(context, ADDED, visitor);
    },
  };
}
