import { escapeHtml } from './escapeHtml.ts';

export const NO_IMAGES_TEXT = 'No Images found.';
export const NO_GALLERY_TEXT = 'There is no gallery selected or the gallery was deleted.';
export const IMAGE_DELETED_TEXT = 'The image has been deleted.';

/** What stands in an answer in place of content. Its status is 200 all the same. */
export function errorBlock(message: string): string {
  return `<div><div class="wd_error"><p><strong>${escapeHtml(message)}</strong></p></div></div>`;
}
