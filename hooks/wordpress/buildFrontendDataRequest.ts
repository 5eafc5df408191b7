import type { GalleryQuery } from '../backend/GallerySource.ts';
import type { FormField } from '../rest/types.ts';
import type { WordPressGalleryConfig } from './types.ts';

/**
 * The fields of the paging call (contracts.md 3.2), in the order in which the original sends them. The album fields say "the
 * gallery itself"; breadcrumb and action are an album's, and stay away.
 */
export function buildFrontendDataRequest(config: WordPressGalleryConfig, query: GalleryQuery): readonly FormField[] {
  const sort = query.sort ?? (isShuffled(config.lightboxUrl) ? 'random' : 'default');
  const ofInstance: Readonly<Record<string, string>> = {
    page_number: String(query.page),
    bwg_load_more: query.loadMore ? 'on' : '',
    album_gallery_id: config.albumId,
    type: 'album',
    title: '',
    description: '',
    sortImagesByValue: toFormSort(sort),
    bwg_random_seed: query.randomSeed ?? '',
    bwg_search: query.search ?? '',
  };
  return [
    ['bwg-preview-type', config.galleryType],
    ['gallery_type', config.galleryType],
    ['gallery_id', config.galleryId],
    ['tag', config.tag],
    ['album_id', config.albumId],
    ['theme_id', config.themeId],
    ['shortcode_id', config.shortcodeId],
    ['bwg', String(config.instance)],
    ['current_url', encodeAddress(config.currentUrl)],
    ...Object.entries(ofInstance).map(([name, value]): FormField => [`${name}_${config.instance}`, value]),
    // A plain value in place of the list kills the server.
    ...(query.tagIds ?? []).map((tagId): FormField => [`bwg_tag_id_${config.containerId}[]`, tagId]),
  ];
}

/** The URI encoding that the wire wants of an address within a form field; one that cannot be encoded goes as it is. */
function encodeAddress(address: string): string {
  try {
    return encodeURI(address);
  } catch {
    return address;
  }
}

/** The order as forms and client parameters name it: what addresses of the server call `casual` is `random` there. */
export function toFormSort(sort: string): string {
  return sort === 'casual' ? 'random' : sort;
}

/** Whether an address of the lightbox call says that the site itself shows the gallery in random order. */
export function isShuffled(lightboxUrl: string): boolean {
  return /[?&;]sort_by=(?:casual|random)(?:&|$)/.test(lightboxUrl);
}
