import { ADMIN_AJAX_PATH } from '../constants.ts';

export interface LightboxAddressParts {
  readonly origin: string;
  readonly instance: number;
  readonly galleryId: number;
  readonly tag: string;
  readonly themeId: string;
  readonly shortcodeId: number;
  readonly sortText: string;
  readonly currentUrl: string;
}

/** Returns the lightbox URL as the server writes it to a page. The client appends the user's choices. */
export function lightboxAddress(parts: LightboxAddressParts): string {
  const query = new URLSearchParams({
    action: 'GalleryBox',
    current_view: String(parts.instance),
    gallery_id: String(parts.galleryId),
    tag: parts.tag,
    theme_id: parts.themeId,
    shortcode_id: String(parts.shortcodeId),
    sort_by: parts.sortText,
    order_by: 'asc',
    current_url: parts.currentUrl,
  });
  return `${parts.origin}${ADMIN_AJAX_PATH}?${query.toString()}`;
}
