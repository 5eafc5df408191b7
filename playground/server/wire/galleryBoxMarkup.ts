import type { ImageRow } from '../database/rows.ts';
import { shareControls } from '../share/shareControls.ts';
import { escapeHtml } from './markup.ts';
import { galleryBoxData } from './galleryBoxData.ts';
import type { GalleryBoxRequest } from './readGalleryBoxRequest.ts';
import { galleryBoxStyle } from './galleryBoxStyle.ts';
import { imageAddress } from './imageAddress.ts';
import type { ImageCounters } from './lightboxImage.ts';
import { postAddress } from './postAddress.ts';
import { ratingBlock } from './ratingFields.ts';
import { scriptLiteral, scriptString } from './scriptString.ts';

/** Disabled controls are omitted from the markup; clients detect them by their absence. */
const CONTROLS = [
  'bwg_image_count_container bwg_ctrl_btn',
  'bwg-icon-play bwg_ctrl_btn bwg_play_pause',
  'bwg-icon-arrows-out bwg_ctrl_btn bwg_fullscreen',
  'bwg-icon-info-circle bwg_ctrl_btn bwg_info',
  'bwg-icon-search bwg_ctrl_btn bwg_zoom',
];

const dataScript = (data: unknown, isLiteral = false): string =>
  isLiteral
    ? `<script>var gallery_box_data = ${scriptLiteral(data)};</script>`
    : `<script>\n  gallery_box_data = JSON.parse(${scriptString(data)});\n</script>`;

/**
 * Returns the response of a lightbox request for an image in the list. `sidebars` is markup next to the image;
 * `isProtected` disables the context menu.
 */
export function galleryBoxMarkup(
  request: GalleryBoxRequest,
  images: readonly ImageRow[],
  image: ImageRow,
  counters: ImageCounters,
  sidebars = '',
  isProtected = false,
): string {
  const controls = CONTROLS.map((className) => `<i class="${className}"></i>`).join('');
  const rating = ratingBlock(image, images.indexOf(image), counters.ratings.get(image.id));
  return (
    galleryBoxStyle(request.options) +
    `<div class="bwg_image_wrap"><div class="bwg_btn_container"><div class="bwg_ctrl_btn_container">${controls}` +
    `${shareControls(request, image)}</div></div>` +
    `<div id="bwg_image_container" class="bwg_image_container" data-action="${escapeHtml(postAddress(request))}">` +
    `<span class="bwg_popup_image_spun" id="bwg_popup_image" image_id="${image.id}">` +
    `<img class="bwg_popup_image bwg_popup_watermark" src="${imageAddress(image, request.origin)}" ` +
    `alt="${escapeHtml(image.alt)}"></span>` +
    `<div class="bwg_image_hits">Hits: <span>${image.hit_count}</span></div></div>${rating}</div>${sidebars}` +
    `<a class="spider_popup_close" href="#" role="button" aria-label="Close"></a>` +
    dataScript(galleryBoxData(request, images, counters, isProtected), request.options.printsLiteral)
  );
}
