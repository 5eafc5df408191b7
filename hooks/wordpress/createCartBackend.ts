import type { CartBackend } from '../backend/CartBackend.ts';
import { isSmallForm } from '../rest/isSmallForm.ts';
import { buildCartRequest } from './buildCartRequest.ts';
import { buildPriceListRequest } from './buildPriceListRequest.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { parseCartAnswer } from './parseCartAnswer.ts';
import { parsePriceList } from './parsePriceList.ts';

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
