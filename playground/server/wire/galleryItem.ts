import type { ImageRow } from '../database/rows.ts';
import { thumbnailSize } from '../images/thumbnailSize.ts';
import { escapeHtml, escapeLines } from './markup.ts';
import { imageAddress, isEmbedded, thumbnailAddress } from './imageAddress.ts';
import { imageKind } from './imageKind.ts';

export interface GalleryItemOptions {
  readonly instance: number;
  readonly origin: string;
  /** Whether to print only the fields a client reads, for the archive with ten thousand items in one response. */
  readonly isCompact: boolean;
  readonly hasDescriptions: boolean;
  readonly redirectsTo?: 'newTab' | 'sameTab' | undefined;
}

/** Returns the attributes of a link to the lightbox, or to the image's own page if it has one. */
function linkAttributes(image: ImageRow, { origin, redirectsTo }: GalleryItemOptions): string {
  if (!redirectsTo) return `data-image-id="${image.id}" href="${imageAddress(image, origin)}"`;
  if (!image.redirect_url) return '';
  const target = redirectsTo === 'newTab' ? ' target="_blank"' : '';
  return `href="${origin}${escapeHtml(image.redirect_url)}"${target}`;
}

function descriptionBlock({ description }: ImageRow, instance: number): string {
  if (!description) return '';
  return `<div class="bwg-thumb-description bwg_thumb_description_${instance}"><span>${escapeLines(description)}</span></div>`;
}

/** Returns one thumbnail with its link. */
export function galleryItem(image: ImageRow, options: GalleryItemOptions): string {
  const { instance, origin, isCompact, hasDescriptions, redirectsTo } = options;
  // The real server does not know the size of a provider's thumbnail.
  const { width, height } = isEmbedded(image) ? { width: '', height: '' } : thumbnailSize(image);
  const playIcon =
    imageKind(image) === 'video'
      ? '<span class="bwg-play-icon1"><i title="Play" class="bwg-icon-play"></i></span>'
      : '';
  const cartIcon = image.is_sold
    ? '<div class="bwg-ecommerce1"><div class="bwg-ecommerce2"><i title="Ecommerce" class="bwg_ctrl_btn bwg_ecommerce"></i></div></div>'
    : '';
  const thumbnail = thumbnailAddress(image, origin);
  const text = escapeHtml(image.alt);
  const link = linkAttributes(image, options);
  const kind = redirectsTo ? '' : ' bwg_lightbox';
  const picture = `data-width="${width}" data-height="${height}" data-src="${thumbnail}" alt="${text}"`;
  if (isCompact) return `<a class="bwg_lightbox" ${link}><img data-id="${image.id}" ${picture}></a>`;
  return (
    `<div class="bwg-item"><a class="bwg-a${kind}" ${link} data-elementor-open-lightbox="no">` +
    `<div class="bwg-item0"><div class="bwg-item1"><div class="bwg-item2">` +
    `<img class="skip-lazy bwg_standart_thumb_img_${instance}" data-id="${image.id}" ${picture} ` +
    `src="${thumbnail}" title="${text}"></div>${cartIcon}</div>${playIcon}</div>` +
    // The real server prints the title here as live markup, so clients that trust it run whatever an author typed.
    `<div class="bwg-title1"><div class="bwg-title2">${image.alt}</div></div></a>` +
    `${hasDescriptions ? descriptionBlock(image, instance) : ''}</div>`
  );
}
