import { UPLOADS_PATH } from '../constants.ts';
import type { ImageRow } from '../database/rows.ts';
import { thumbnailSize } from '../images/thumbnailSize.ts';
import { escapeHtml } from './markup.ts';
import { imageAddress, isEmbedded, stamped, thumbnailAddress } from './imageAddress.ts';
import { imageKind } from './imageKind.ts';

/** Returns an entry of a slideshow's parameters: numbers are strings, and text contains escaped entities. */
function parameterImage(image: ImageRow, origin: string) {
  const size = thumbnailSize(image);
  const isElsewhere = isEmbedded(image);
  return {
    id: String(image.id),
    alt: escapeHtml(image.alt),
    description: escapeHtml(image.description.replaceAll('\n', '<br />')),
    filetype: image.filetype,
    filename: image.filename,
    image_url: isElsewhere ? imageAddress(image, origin) : stamped(image.image_url, image),
    thumb_url: isElsewhere ? thumbnailAddress(image, origin) : stamped(image.thumb_url, image),
    redirect_url: '',
    date: image.date,
    is_embed: isElsewhere,
    is_embed_video: imageKind(image) === 'video',
    image_width: String(image.width),
    image_height: String(image.height),
    thumb_width: String(size.width),
    thumb_height: String(size.height),
  };
}

/**
 * Returns the real server's parameters for an inline slideshow, including its mistakes: `watermark_type` is a width.
 */
export function slideshowParameters(images: readonly ImageRow[], origin: string) {
  return {
    bwg_source: 'slider',
    bwg_current_key: '',
    bwg_transition_duration: 100,
    bwg_trans_in_progress: false,
    data: images.map((image) => parameterImage(image, origin)),
    enable_slideshow_shuffle: '0',
    thumb_click_action: 'open_lightbox',
    thumb_link_target: 1,
    upload_url: `${origin}${UPLOADS_PATH}`,
    preload_images: 1,
    slideshow_effect: 'fade',
    preload_images_count: 10,
    image_width: '800',
    image_height: '500',
    filmstrip_direction: 'horizontal',
    slideshow_filmstrip_type: 1,
    slideshow_thumbnails_count: 5,
    slideshow_filmstrip_width: 125,
    slideshow_filmstrip_height: '70',
    watermark_type: 90,
    watermark_height: 90,
    slideshow_title_font_size: '16',
    slideshow_description_font_size: '14',
    slideshow_interval: 5,
    image_right_click: 0,
    enable_slideshow_autoplay: '0',
    enable_slideshow_music: 0,
  };
}

/** Returns the parameters of a carousel. No available edition prints one, so only the option names are known. */
export function carouselParameters(images: readonly ImageRow[], origin: string) {
  return {
    data: images.map((image) => parameterImage(image, origin)),
    upload_url: `${origin}${UPLOADS_PATH}`,
    carousel_interval: 5,
    carousel_width: '480',
    carousel_height: '320',
    carousel_image_column_number: '5',
    carousel_image_par: '0.75',
    carousel_enable_title: '1',
    carousel_enable_autoplay: '0',
    carousel_r_width: '1200',
    carousel_fit_containerWidth: '1',
    carousel_prev_next_butt: '1',
    carousel_play_pause_butt: '1',
  };
}
