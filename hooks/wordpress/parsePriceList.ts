import type { PriceListAnswer } from '../backend/CartBackend.ts';
import type { CartSection, DownloadProducts, ManualProduct } from '../backend/PriceList.ts';
import { parsePrice } from '../cart/parsePrice.ts';
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import { parseMarkup } from './parseMarkup.ts';
import { attributeOf } from './attributeOf.ts';
import { elementText } from './elementText.ts';
import { errorBlockText } from './errorBlockText.ts';
import { parsePriceListParameter } from './parsePriceListParameter.ts';
import { toCount } from './toCount.ts';
import { toFlag } from './toFlag.ts';
import { toSections } from './toSections.ts';
import { toWebAddress } from './toWebAddress.ts';

export interface ParsedPriceList extends PriceListAnswer {
  /** Where orders are posted to. */
  readonly ajaxUrl: string | undefined;
}

function valueOf(answer: ParentNode, selector: string): string {
  return attributeOf(answer.querySelector(selector), 'value').trim();
}

function parseManual(part: Element | null): ManualProduct | undefined {
  const price = attributeOf(part?.querySelector('.product_manual_price'), 'data-price');
  if (!part || parsePrice(price) === undefined) return undefined;
  return {
    title: elementText(part.querySelector('.product_manual_title')),
    description: elementText(part.querySelector('.product_manual_description')),
    price,
    parameters: [...part.querySelectorAll('.image_selected_parameter')].flatMap(parsePriceListParameter),
  };
}

function parseDownloads(part: Element | null, isCounted: boolean): DownloadProducts | undefined {
  if (!part) return undefined;
  const rows = [...part.querySelectorAll('tr[data-id]')].filter((row) => row.getAttribute('data-id'));
  return {
    isCounted: isCounted || part.querySelector('.digital_image_count') !== null,
    items: rows.flatMap((row) => {
      const price = attributeOf(row, 'data-price');
      if (parsePrice(price) === undefined) return [];
      const [name, dimensions] = row.querySelectorAll('td');
      const longestSide = toCount(/(\d{1,6})\s{0,9}px/.exec(dimensions?.textContent ?? '')?.[1]);
      return [{ id: attributeOf(row, 'data-id'), name: elementText(name) ?? '', price, longestSide }];
    }),
  };
}

/** The tabs tell the order; without any, what is there. */
function parseSections(answer: ParentNode, parts: Readonly<Record<CartSection, unknown>>): readonly CartSection[] {
  const tabs = [...answer.querySelectorAll('.pge_tabs a')].map((tab) => attributeOf(tab, 'href').replace(/^#/, ''));
  const sections = toSections(tabs.length > 0 ? tabs : ['manual', 'downloads']);
  return sections.filter((section) => parts[section] !== undefined);
}

/** An option of its own, or what stands before the figures of a price. */
function parseCurrency(answer: ParentNode): string | undefined {
  const price = answer.querySelector('.product_manual_price, .product_downloads_price')?.textContent ?? '';
  return (
    valueOf(answer, '[name=option_currency_sign]') || /^[^\d+.,-]{1,8}/.exec(price.trim())?.[0].trim() || undefined
  );
}

function parseFields(answer: ParentNode): readonly (readonly [string, string])[] {
  const inputs = [...answer.querySelectorAll('.pge_options input[name]')];
  return inputs.map((input) => [attributeOf(input, 'name'), attributeOf(input, 'value')]);
}

/**
 * The price list from the markup of the lightbox with its shop panel. Throws `MissingContentError` when there is no shop in
 * it, `InvalidAnswerError` when it is no lightbox.
 */
export function parsePriceList(html: string, base: string): ParsedPriceList {
  const answer = parseMarkup(html);
  const isCounted = toFlag(valueOf(answer, '[name=option_show_digital_items_count]')) === true;
  const manual = parseManual(answer.querySelector('.manual'));
  const downloads = parseDownloads(answer.querySelector('.downloads'), isCounted);
  if (!manual && !downloads) {
    const message = errorBlockText(answer);
    if (message === undefined && !answer.querySelector('[class*="bwg"], [class*="pge"]')) {
      throw new InvalidAnswerError('The response holds no lightbox.');
    }
    throw new MissingContentError(message || undefined);
  }
  const checkoutUrl = toWebAddress(valueOf(answer, '[name=option_checkout_page]'), base);
  return {
    priceList: {
      currencySign: parseCurrency(answer),
      sections: parseSections(answer, { manual, downloads }),
      manual,
      downloads,
      checkout: checkoutUrl ? { url: checkoutUrl, fields: parseFields(answer) } : undefined,
    },
    productsInCart: toCount(/\d+/.exec(answer.querySelector('.products_in_cart')?.textContent ?? '')?.[0]),
    ajaxUrl: toWebAddress(valueOf(answer, '#ajax_url'), base),
  };
}
