import { UPLOADS_PATH } from '../constants.ts';
import type { ImageRow } from '../database/rows.ts';
import { escapeHtml } from '../wire/markup.ts';
import type { GalleryBoxRequest } from '../wire/readGalleryBoxRequest.ts';
import { pictureAddress } from '../wire/imageAddress.ts';
import { sharePageAddress } from './sharePageAddress.ts';

const link = (id: string, href: string, title: string, icon: string): string =>
  `<a id="${id}" href="${escapeHtml(href)}" target="_blank" title="${title}"><i class="${icon} bwg_ctrl_btn"></i></a>`;

/** Returns the URL of the uploaded file. */
function originalAddress(image: ImageRow, origin: string): string {
  return `${origin}${UPLOADS_PATH}${image.thumb_url.replace('/thumb/', '/.original/')}`;
}

/**
 * Returns the controls that share an image and link to its original. The real server encodes the URL for Pinterest
 * twice.
 */
export function shareControls({ origin, galleryId, currentUrl }: GalleryBoxRequest, image: ImageRow): string {
  const page = encodeURIComponent(sharePageAddress({ origin, galleryId, imageId: String(image.id), currentUrl }));
  const picture = encodeURIComponent(`${origin}${UPLOADS_PATH}${image.image_url}`);
  const [title, text] = [encodeURIComponent(image.alt), encodeURIComponent(image.description)];
  const pin = `http://pinterest.com/pin/create/button/?s=100&url=${encodeURIComponent(page)}&media=${picture}`;
  const post = `https://www.tumblr.com/share/photo?source=${picture}&caption=${title}&clickthru=${page}`;
  return (
    link('bwg_facebook_a', `https://www.facebook.com/sharer.php?u=${page}`, 'Share on Facebook', 'bwg_facebook') +
    link('bwg_twitter_a', `https://twitter.com/intent/tweet?url=${page}`, 'Share on Twitter', 'bwg_twitter') +
    link('bwg_pinterest_a', `${pin}&description=${title}%0A${text}`, 'Share on Pinterest', 'bwg_pinterest') +
    link('bwg_tumblr_a', post, 'Share on Tumblr', 'bwg_tumblr') +
    link('bwg_fullsize_image', pictureAddress(image, origin), 'Open image in original size.', 'bwg-icon-sign-out') +
    link('bwg_download', originalAddress(image, origin), 'Download original image', 'bwg-icon-download')
  );
}
