import type { CartOrder } from '../backend/CartBackend.ts';
import type { LightboxRequest } from '../backend/LightboxSource.ts';
import type { FormField } from '../rest/types.ts';
import { encodeText } from '../shared/addresses.ts';
import { toFormSort } from './buildFrontendDataRequest.ts';
import type { WordPressGalleryConfig } from './types.ts';

/**
 * Returns the URL of the lightbox call: the server's own query, then the parameters of the request, in the order of the original. If
 * `gallery_id` occurs twice, the server takes the last.
 */
export function buildLightboxUrl(config: WordPressGalleryConfig, request: LightboxRequest): string {
  const parameters: (readonly [name: string, value: string | false | undefined])[] = [
    ['gallery_id', request.galleryId],
    ['bwg_gallery_type', config.galleryType],
    ['bwg_random_seed', request.randomSeed ?? ''],
    ['image_id', request.imageId],
    ['filter_tag', request.tagIds?.join(',') || '0'],
    ['open_ecommerce', request.openShop && '1'],
    ['open_comment', request.openComments && '1'],
    ['filter_search_name', request.search ?? ''],
    ['filtersortby', request.sort && toFormSort(request.sort)],
  ];
  const appended = new URLSearchParams();
  for (const [name, value] of parameters) {
    if (typeof value === 'string') appended.append(name, value);
  }
  const base = toServerAddress(config.lightboxUrl);
  return `${base}${base.includes('?') ? '&' : '?'}${appended.toString()}`;
}

/**
 * Normalizes an address that the server wrote into markup or data: decodes ampersands, drops the fragment, and gives the random order the
 * name that addresses use.
 */
function toServerAddress(address: string): string {
  return address
    .replaceAll(/&#0*38;|&amp;/g, '&')
    .replace(/#.*$/s, '')
    .replace(/([?&]sort_by=)random(?=&|$)/, '$1casual');
}

function isImageId(parameter: string): boolean {
  return /^image_id(?:=|$)/.test(parameter);
}

/**
 * Returns the address of a lightbox's posts for one image. On this wire a value in the address overrides one in the body, and the server's
 * address has the id of the image on which the lightbox was opened, so it is replaced.
 */
export function addressForImage(actionUrl: string, imageId: string): string {
  const [path = '', query = ''] = toServerAddress(actionUrl).split(/\?(.*)/s);
  const own = `image_id=${encodeText(imageId)}`;
  const parameters = query.split('&').filter((parameter) => parameter !== '');
  const corrected = parameters.map((parameter) => (isImageId(parameter) ? own : parameter));
  if (!corrected.includes(own)) corrected.push(own);
  return `${path}?${corrected.join('&')}`;
}

/** An address to post to and the fields of its body. */
export interface WordPressHitRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** Builds the hit call, which counts the image in the address. */
export function buildHitRequest(actionUrl: string, imageId: string): WordPressHitRequest {
  return {
    url: addressForImage(actionUrl, imageId),
    form: [
      ['image_id', imageId],
      ['rate', ''],
      ['ajax_task', 'save_hit_count'],
    ],
  };
}

/** An address to post to and the fields of its body. */
export interface WordPressRatingRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/**
 * Builds the rating call. The vote is for the image in the body; the answer is the lightbox of the image in the address, so both have the
 * same id.
 */
export function buildRatingRequest(actionUrl: string, imageId: string, score: number): WordPressRatingRequest {
  return {
    url: addressForImage(actionUrl, imageId),
    form: [
      ['image_id', imageId],
      ['rate', String(score)],
      ['ajax_task', 'save_rate'],
    ],
  };
}

/** An address to post to and the fields of its body. */
export interface WordPressPriceListRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** Builds the call for the shop panel of an image. */
export function buildPriceListRequest(actionUrl: string, imageId: string): WordPressPriceListRequest {
  return {
    url: addressForImage(actionUrl, imageId),
    form: [
      ['ajax_task', 'display'],
      ['image_id', imageId],
    ],
  };
}

/** An address to post to and the fields of its body. */
export interface WordPressCartRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** Matches the parameters of the body, which must not be in the address too: there they would override the body. */
const OWN_PARAMETER = /^(?:action|task|controller|image_id|type|data)(?:=|$)/;

const withoutCommas = (price: string): string => price.replaceAll(',', '');

/** Converts an order to the plugin's data: prices without commas, quantities as text, a ticked download as the number 1. */
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

/** Builds the call that adds an order to the user's cart. */
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
