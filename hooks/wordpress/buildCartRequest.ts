import type { CartOrder } from '../backend/CartBackend.ts';
import type { FormField } from '../rest/types.ts';
import { toServerAddress } from './toServerAddress.ts';

/** An address to post to and the fields of its body. */
export interface WordPressCartRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** What the body says must not stand in the address too: there it would win. */
const OWN_PARAMETER = /^(?:action|task|controller|image_id|type|data)(?:=|$)/;

const withoutCommas = (price: string): string => price.replaceAll(',', '');

/** Prices go without their commas, quantities as the text of their field, a ticked download as the number 1 (facts.md 7.8). */
function toData(order: CartOrder): unknown {
  if (order.section === 'manual') {
    return {
      count: String(order.count),
      parameters: Object.fromEntries(order.parameters),
      price: withoutCommas(order.price),
    };
  }
  return {
    downloadItems: order.items.map((item) => ({
      id: item.id,
      count: order.isCounted ? String(item.count) : item.count,
      price: withoutCommas(item.price),
    })),
  };
}

/** The call that puts an order into the visitor's cart (specification, point 7). */
export function buildCartRequest(ajaxUrl: string, imageId: string, order: CartOrder): WordPressCartRequest {
  const [path = '', query = ''] = toServerAddress(ajaxUrl).split(/\?(.*)/s);
  const kept = query.split('&').filter((parameter) => parameter !== '' && !OWN_PARAMETER.test(parameter));
  return {
    url: kept.length > 0 ? `${path}?${kept.join('&')}` : path,
    form: [
      ['action', 'add_cart'],
      ['task', 'add_cart'],
      ['controller', 'checkout'],
      ['image_id', imageId],
      ['type', order.section],
      ['data', JSON.stringify(toData(order))],
    ],
  };
}
