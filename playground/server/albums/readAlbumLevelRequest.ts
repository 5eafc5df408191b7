import type { RequestValues } from '../wire/readRequestValues.ts';
import { type AlbumShortcode, albumShortcodes } from './albumShortcodes.ts';

/** A parsed paging request of an album. */
export interface AlbumLevelRequest {
  readonly instance: number;
  readonly shortcodeId: number;
  readonly shortcode: AlbumShortcode;
  /** The kind of content requested. */
  readonly kind: 'album' | 'gallery';
  readonly id: number;
  /** 1-based. */
  readonly page: number;
  readonly search: string;
  /** The levels from the top one down to the requested one, as listed in the request, without their searches. */
  readonly breadcrumb: readonly { readonly id: number | string; readonly page: number }[];
  /** Whether there is a level above the requested one. */
  readonly isNested: boolean;
  readonly currentUrl: string;
}

type Breadcrumb = AlbumLevelRequest['breadcrumb'];

function readBreadcrumb(text: string): Breadcrumb {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.map(({ id, page }) => ({ id: typeof id === 'number' ? id : String(id), page: Number(page) || 1 }));
  } catch {
    return [];
  }
}

/**
 * Reads a request for a level of an album, from an AJAX request or a page's URL. Returns null if the shortcode does not
 * show an album. A page's URL identifies only the requested level, so its breadcrumb contains no other level.
 */
export function readAlbumLevelRequest(
  values: RequestValues,
  shortcodeId: number,
  instance: number,
): AlbumLevelRequest | null {
  const shortcode = albumShortcodes.get(shortcodeId);
  if (!shortcode) return null;
  const own = (name: string) => `${name}_${instance}`;
  const kind = values.text(own('type')) === 'gallery' ? 'gallery' : 'album';
  const id = values.integer(own('album_gallery_id')) || shortcode.albumId;
  const page = Math.max(1, values.integer(own('page_number')));
  const given = readBreadcrumb(values.text(own('bwg_album_breadcrumb')));
  const isTop = kind === 'album' && id === shortcode.albumId;
  return {
    instance,
    shortcodeId,
    shortcode,
    kind,
    id,
    page,
    search: values.text(own('bwg_search')).trim(),
    breadcrumb: given.length > 0 ? given : [{ id: String(id), page }],
    isNested: given.length > 0 ? given.length > 1 : !isTop,
    currentUrl: values.text('current_url'),
  };
}
