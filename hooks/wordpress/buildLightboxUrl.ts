import type { LightboxRequest } from '../backend/LightboxSource.ts';
import { toFormSort } from './toFormSort.ts';
import { toServerAddress } from './toServerAddress.ts';
import type { WordPressGalleryConfig } from './types.ts';

/**
 * The address of the lightbox call: the server's own query, then every parameter of facts.md 2.3, in its order. Of a
 * `gallery_id` that comes twice the server takes the last.
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
