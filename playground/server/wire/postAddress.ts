import { ADMIN_AJAX_PATH } from '../constants.ts';
import type { GalleryBoxRequest } from './readGalleryBoxRequest.ts';

/**
 * Returns the URL for hits, votes and comments. It names the image that the lightbox was opened with, and the
 * watermark.
 */
export function postAddress({
  origin,
  imageId,
  galleryId,
  tag,
  themeId,
  shortcodeId,
  options,
}: GalleryBoxRequest): string {
  const query = new URLSearchParams({
    action: 'GalleryBox',
    image_id: String(imageId),
    gallery_id: String(galleryId),
    tag,
    theme_id: themeId,
    shortcode_id: shortcodeId,
    ...options.watermark,
  });
  return `${origin}${ADMIN_AJAX_PATH}?${query.toString()}`;
}
