import { object, optional, pipe, safeParse, transform, unknown } from 'valibot';
import type { CartAnswer, CartBackend } from '../../backend/CartBackend.ts';
import { InvalidAnswerError } from '../../errors/InvalidAnswerError.ts';
import { isSmallForm } from '../../rest/isSmallForm.ts';
import { parseJsonAnswer } from '../../rest/parseJsonAnswer.ts';
import type { WordPressWire } from '../createWordPressWire.ts';
import { toText } from '../decodeEntities.ts';
import { buildCartRequest, buildPriceListRequest } from '../lightboxRequests.ts';
import { parsePriceList } from './parsePriceList.ts';
import { toCount, toFlag } from '../wireValues.ts';

/**
 * The cart port: price lists from the shop form's own address, which the lightbox answer tells, and orders to the address that
 * the price list tells. Before either has been told, the lightbox call's and the paging call's serve.
 */
export function createCartBackend({ ask, session, config, answerContext }: WordPressWire): CartBackend {
  return {
    async loadPriceList({ id, galleryId }, { signal }) {
      const address = session.shopUrl ?? session.actionUrl ?? session.lightboxUrl;
      const { url, form } = buildPriceListRequest(address, id);
      const { ajaxUrl, ...answer } = parsePriceList(await ask(url, { form, signal }), answerContext(galleryId).base);
      session.cartUrl = ajaxUrl;
      return answer;
    },
    async addToCart({ id }, order, { signal }) {
      const { url, form } = buildCartRequest(session.cartUrl ?? config.ajaxUrl, id, order);
      return parseCartAnswer(await ask(url, { form, signal, isWrite: true, keepalive: isSmallForm(form) }));
    },
  };
}

const cartAnswerSchema = object({
  msg: optional(pipe(unknown(), transform(toText))),
  products_in_cart: optional(pipe(unknown(), transform(toCount))),
  redirect: optional(pipe(unknown(), transform(toFlag))),
});

/** The answer to an order. Throws `InvalidAnswerError` where it is none. */
export function parseCartAnswer(text: string): CartAnswer {
  let json: unknown;
  try {
    json = parseJsonAnswer(text);
  } catch (cause) {
    throw new InvalidAnswerError('The answer of the cart is no valid JSON.', { cause });
  }
  const result = safeParse(cartAnswerSchema, json);
  const { msg, products_in_cart: productsInCart, redirect } = result.success ? result.output : {};
  if (msg === undefined && productsInCart === undefined && redirect === undefined) {
    throw new InvalidAnswerError('The answer of the cart has another shape.');
  }
  return { message: msg ?? '', productsInCart, goesToCheckout: redirect === true };
}
