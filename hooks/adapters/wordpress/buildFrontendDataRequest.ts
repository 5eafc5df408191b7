import type { GalleryQuery } from '../../data/backend/GallerySource.ts';
import type { FormField } from '../../data/rest/types.ts';
import type { WordPressGalleryConfig } from './types.ts';

/**
 * Returns the form fields for a paging request, in the same order as in the plugin. The album fields refer to the
 * gallery itself. The breadcrumb and action are only sent for albums.
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
    ['current_url', encodeUrl(config.currentUrl)],
    ...Object.entries(ofInstance).map(([name, value]): FormField => [`${name}_${config.instance}`, value]),
    // If a plain value is sent instead of a list, the server crashes.
    ...(query.tagIds ?? []).map((tagId): FormField => [`bwg_tag_id_${config.containerId}[]`, tagId]),
  ];
}

/** URI-encodes a URL for a form field, as the server expects. A URL that cannot be encoded is returned unchanged. */
function encodeUrl(address: string): string {
  try {
    return encodeURI(address);
  } catch {
    return address;
  }
}

/**
 * Returns the name of a sort order for use in forms and parameters. In these places, the order that the server's URLs
 * call `casual` is called `random`.
 */
export function toFormSort(sort: string): string {
  return sort === 'casual' ? 'random' : sort;
}

/** Whether the lightbox URL requests a random order, which means that the site itself shuffles the gallery. */
export function isShuffled(lightboxUrl: string): boolean {
  return /[?&;]sort_by=(?:casual|random)(?:&|$)/.test(lightboxUrl);
}
