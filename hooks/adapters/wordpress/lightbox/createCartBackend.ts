import { object, optional, pipe, safeParse, transform, unknown } from 'valibot';
import type {
  CartResponse,
  CartBackend,
  CartSection,
  DownloadProducts,
  ManualProduct,
  PriceListResponse,
  PriceListOption,
  PriceListParameter,
} from '../../../data/backend/CartBackend.ts';
import { parsePrice } from '../../../lightbox/cart/prices.ts';
import { InvalidResponseError } from '../../../core/errors/InvalidResponseError.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { isSmallForm } from '../../../data/rest/engine/createTransport.ts';
import { parseJsonResponse } from '../../../data/rest/readRestResponse.ts';
import { withoutEnd } from '../../../core/shared/foreignValues.ts';
import type { WordPressWire } from '../createWordPressWire.ts';
import { toText } from '../decodeEntities.ts';
import { attributeOf, elementText, errorBlockText, parseMarkup } from '../markup.ts';
import { buildCartRequest, buildPriceListRequest } from '../lightboxRequests.ts';
import { toCount, toFlag, toWebUrl } from '../wireValues.ts';
import { toSections } from './toLightboxImage.ts';

/**
 * Creates the cart port. Price lists are requested from the shop form's URL in the lightbox response, and orders are
 * posted to the URL in the price list. Until these URLs are known, the URLs of the lightbox and paging requests are
 * used.
 */
export function createCartBackend({ fetchText, session, config, responseContext }: WordPressWire): CartBackend {
  return {
    async loadPriceList({ id, galleryId }, { signal }) {
      const address = session.shopUrl ?? session.actionUrl ?? session.lightboxUrl;
      const { url, form } = buildPriceListRequest(address, id);
      const html = await fetchText(url, { form, signal });
      const { ajaxUrl, ...response } = parsePriceList(html, responseContext(galleryId).base);
      session.cartUrl = ajaxUrl;
      return response;
    },
    async addToCart({ id }, order, { signal }) {
      const { url, form } = buildCartRequest(session.cartUrl ?? config.ajaxUrl, id, order);
      return parseCartResponse(await fetchText(url, { form, signal, isWrite: true, keepalive: isSmallForm(form) }));
    },
  };
}

const cartResponseSchema = object({
  msg: optional(pipe(unknown(), transform(toText))),
  products_in_cart: optional(pipe(unknown(), transform(toCount))),
  redirect: optional(pipe(unknown(), transform(toFlag))),
});

/** Parses the response to an order. Throws `InvalidResponseError` for any other response. */
export function parseCartResponse(text: string): CartResponse {
  let json: unknown;
  try {
    json = parseJsonResponse(text);
  } catch (cause) {
    throw new InvalidResponseError('The cart response is not valid JSON.', { cause });
  }
  const result = safeParse(cartResponseSchema, json);
  const { msg, products_in_cart: productsInCart, redirect } = result.success ? result.output : {};
  if (msg === undefined && productsInCart === undefined && redirect === undefined) {
    throw new InvalidResponseError('The cart response has an unexpected format.');
  }
  return { message: msg ?? '', productsInCart, goesToCheckout: redirect === true };
}

interface ParsedPriceList extends PriceListResponse {
  /** URL that orders are posted to. */
  readonly ajaxUrl: string | undefined;
}

function valueOf(response: ParentNode, selector: string): string {
  return attributeOf(response.querySelector(selector), 'value').trim();
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

/** Parses the sections in tab order. */
function parseSections(response: ParentNode, parts: Readonly<Record<CartSection, unknown>>): readonly CartSection[] {
  const tabs = [...response.querySelectorAll('.pge_tabs a')].map((tab) => attributeOf(tab, 'href').replace(/^#/, ''));
  const sections = toSections(tabs.length > 0 ? tabs : ['manual', 'downloads']);
  return sections.filter((section) => parts[section] !== undefined);
}

/** Parses the currency from its own option, or from the text before a price. */
function parseCurrency(response: ParentNode): string | undefined {
  const price = response.querySelector('.product_manual_price, .product_downloads_price')?.textContent ?? '';
  return (
    valueOf(response, '[name=option_currency_sign]') || /^[^\d+.,-]{1,8}/.exec(price.trim())?.[0].trim() || undefined
  );
}

function parseFields(response: ParentNode): readonly (readonly [string, string])[] {
  const inputs = [...response.querySelectorAll('.pge_options input[name]')];
  return inputs.map((input) => [attributeOf(input, 'name'), attributeOf(input, 'value')]);
}

/**
 * Parses the price list from lightbox markup that contains a shop panel. Throws `MissingContentError` if there is no
 * shop, and `InvalidResponseError` if the markup isn't a lightbox.
 */
export function parsePriceList(html: string, base: string): ParsedPriceList {
  const response = parseMarkup(html);
  const isCounted = toFlag(valueOf(response, '[name=option_show_digital_items_count]')) === true;
  const manual = parseManual(response.querySelector('.manual'));
  const downloads = parseDownloads(response.querySelector('.downloads'), isCounted);
  if (!manual && !downloads) {
    const message = errorBlockText(response);
    if (message === undefined && !response.querySelector('[class*="bwg"], [class*="pge"]')) {
      throw new InvalidResponseError('The response contains no lightbox.');
    }
    throw new MissingContentError(message || undefined);
  }
  const checkoutUrl = toWebUrl(valueOf(response, '[name=option_checkout_page]'), base);
  return {
    priceList: {
      currencySign: parseCurrency(response),
      sections: parseSections(response, { manual, downloads }),
      manual,
      downloads,
      checkout: checkoutUrl ? { url: checkoutUrl, fields: parseFields(response) } : undefined,
    },
    productsInCart: toCount(/\d+/.exec(response.querySelector('.products_in_cart')?.textContent ?? '')?.[0]),
    ajaxUrl: toWebUrl(valueOf(response, '#ajax_url'), base),
  };
}

const CONTROL = 'input, select, textarea';
const FIXED_TEXT = 1;

/**
 * Returns the text of the title element. If there is none, returns the text before the first control (for fixed text,
 * before the first element).
 */
function parseTitle(element: Element, type: number | undefined): string {
  const title = element.querySelector('.parameter_title');
  if (title) return elementText(title) ?? '';
  const words: string[] = [];
  for (const node of element.childNodes) {
    const isControl = node instanceof Element && (node.matches(CONTROL) || node.querySelector(CONTROL) !== null);
    if (isControl || (node instanceof Element && type === FIXED_TEXT)) break;
    words.push(node.textContent ?? '');
  }
  return withoutEnd(words.join(' ').replaceAll(/\s+/g, ' '), ' :').trim();
}

/**
 * Parses the options. Only one option per value is kept, because requests can't distinguish options with the same
 * value.
 */
function parseOptions(element: Element, selector: string): readonly PriceListOption[] {
  const options = new Map<string, PriceListOption>();
  for (const option of element.querySelectorAll(selector)) {
    const value = attributeOf(option, 'value');
    const { label, surcharge } = parseOptionValue(value);
    const text = label || (elementText(option.closest('option, label')) ?? '');
    if (value && !options.has(value)) options.set(value, { value, label: text, surcharge });
  }
  return [...options.values()];
}

/** Whether an option is the empty choice "-Select-", which has no surcharge and no label. */
function isNoChoice({ value }: PriceListOption): boolean {
  const { label, surcharge } = parseOptionValue(value);
  return label === '' && parsePrice(surcharge) === 0n;
}

function parseSelect(element: Element) {
  const options = parseOptions(element, 'option');
  return {
    kind: 'select' as const,
    options: options.filter((option) => !isNoChoice(option)),
    emptyValue: options.find(isNoChoice)?.value,
  };
}

function parseFixed(element: Element, title: string): string {
  const text = elementText(element) ?? '';
  return (title && text.startsWith(title) ? text.slice(title.length) : text).replace(/^[\s:]+/, '');
}

/**
 * Parses a parameter of the made-to-order product (`manual`). Returns an empty list if its id is missing or its type is
 * unknown. The type numbers are the Photo Gallery plugin's own.
 */
function parsePriceListParameter(element: Element): readonly PriceListParameter[] {
  const id = attributeOf(element, 'data-parameter-id');
  const type = toCount(attributeOf(element, 'data-parameter-type'));
  const names = { id, title: parseTitle(element, type) };
  if (!id) return [];
  switch (type) {
    case FIXED_TEXT:
      return [{ ...names, kind: 'fixed', text: parseFixed(element, names.title) }];
    case 2:
      return [
        { ...names, kind: 'text', text: attributeOf(element.querySelector('input:not([type=hidden])'), 'value') },
      ];
    case 3:
      return [{ ...names, kind: 'textarea', text: element.querySelector('textarea')?.textContent ?? '' }];
    case 4:
      return [{ ...names, ...parseSelect(element) }];
    case 5:
      return [{ ...names, kind: 'radio', options: parseOptions(element, 'input[type=radio]') }];
    case 6:
      return [{ ...names, kind: 'checkboxes', options: parseOptions(element, 'input[type=checkbox]') }];
    default:
      return [];
  }
}

/** Matches an option's sign, amount and label. The sign and amount may be separated by an asterisk or a hyphen. */
const OPTION_VALUE = /^([+-]?)[*-]?([\d.,]*)\*(.*)$/s;

interface ParsedOptionValue {
  /** Signed decimal string, as in `PriceListOption`. */
  readonly surcharge: string;
  readonly label: string;
}

/**
 * Parses an option's value: `+*5.00*Large`, or `+-5.00*Large` with a hyphen after the sign. Any other value is a label
 * without a surcharge.
 */
export function parseOptionValue(value: string): ParsedOptionValue {
  const [, sign = '', amount = '', label] = OPTION_VALUE.exec(value) ?? [];
  if (label === undefined) return { surcharge: '0', label: value.trim() };
  return { surcharge: amount === '' ? '0' : `${sign === '-' ? '-' : ''}${amount}`, label: label.trim() };
}
