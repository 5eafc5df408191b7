import { escapeHtml } from './markup.ts';

export const NO_IMAGES_TEXT = 'No Images found.';
export const NO_GALLERY_TEXT = 'There is no gallery selected or the gallery was deleted.';
export const IMAGE_DELETED_TEXT = 'The image has been deleted.';

/** Returns the error block that replaces the content of a response, whose status is still 200. */
export function errorBlock(message: string): string {
  return `<div><div class="wd_error"><p><strong>${escapeHtml(message)}</strong></p></div></div>`;
}
