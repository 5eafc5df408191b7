import type { CartOrder } from '../../data/backend/CartBackend.ts';
import type { LightboxRequest } from '../../data/backend/LightboxSource.ts';
import type { FormField } from '../../data/rest/types.ts';
import { encodeText } from '../../core/shared/encodeText.ts';
import { toFormSort } from './buildFrontendDataRequest.ts';
import type { WordPressGalleryConfig } from './types.ts';

/**
 * Returns the URL for a lightbox request: the server's own query, followed by the request's parameters in the plugin's
 * order. If `gallery_id` occurs twice, the server uses the last one.
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
  const base = toServerUrl(config.lightboxUrl);
  return `${base}${base.includes('?') ? '&' : '?'}${appended.toString()}`;
}

/**
 * Normalizes a URL from the server's markup or data: decodes ampersands, drops the fragment, and renames the random
 * order to `casual`, as URLs require.
 */
function toServerUrl(address: string): string {
  return address
    .replaceAll(/&#0*38;|&amp;/g, '&')
    .replace(/#.*$/s, '')
    .replace(/([?&]sort_by=)random(?=&|$)/, '$1casual');
}

function isImageId(parameter: string): boolean {
  return /^image_id(?:=|$)/.test(parameter);
}

/**
 * Returns the URL for a lightbox post about one image. URL parameters override the body. The server's own URL contains
 * the id of the image that was opened first, so that id is replaced with the given one.
 */
export function urlForImage(actionUrl: string, imageId: string): string {
  const [path = '', query = ''] = toServerUrl(actionUrl).split(/\?(.*)/s);
  const own = `image_id=${encodeText(imageId)}`;
  const parameters = query.split('&').filter((parameter) => parameter !== '');
  const corrected = parameters.map((parameter) => (isImageId(parameter) ? own : parameter));
  if (!corrected.includes(own)) corrected.push(own);
  return `${path}?${corrected.join('&')}`;
}

/** URL and body fields of a POST request. */
export interface WordPressHitRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** Builds the request that records a view of an image. The server identifies the image by the URL. */
export function buildHitRequest(actionUrl: string, imageId: string): WordPressHitRequest {
  return {
    url: urlForImage(actionUrl, imageId),
    form: [
      ['image_id', imageId],
      ['rate', ''],
      ['ajax_task', 'save_hit_count'],
    ],
  };
}

/** URL and body fields of a POST request. */
export interface WordPressRatingRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/**
 * Builds the rating request. The vote applies to the image in the body, whereas the response contains the lightbox for
 * the image in the URL, so the body and the URL contain the same id.
 */
export function buildRatingRequest(actionUrl: string, imageId: string, score: number): WordPressRatingRequest {
  return {
    url: urlForImage(actionUrl, imageId),
    form: [
      ['image_id', imageId],
      ['rate', String(score)],
      ['ajax_task', 'save_rate'],
    ],
  };
}

/** URL and body fields of a POST request. */
export interface WordPressPriceListRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** Builds the request for an image's shop panel. */
export function buildPriceListRequest(actionUrl: string, imageId: string): WordPressPriceListRequest {
  return {
    url: urlForImage(actionUrl, imageId),
    form: [
      ['ajax_task', 'display'],
      ['image_id', imageId],
    ],
  };
}

/** URL and body fields of a POST request. */
export interface WordPressCartRequest {
  readonly url: string;
  readonly form: readonly FormField[];
}

/** Matches body parameters that must not be in the URL, because there they would override the body. */
const OWN_PARAMETER = /^(?:action|task|controller|image_id|type|data)(?:=|$)/;

const withoutCommas = (price: string): string => price.replaceAll(',', '');

/**
 * Converts an order to the plugin's format: prices without commas, quantities as strings, and a selected download as
 * the number 1.
 */
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

/** Builds the request that adds an order to the user's cart. */
export function buildCartRequest(ajaxUrl: string, imageId: string, order: CartOrder): WordPressCartRequest {
  const [path = '', query = ''] = toServerUrl(ajaxUrl).split(/\?(.*)/s);
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
