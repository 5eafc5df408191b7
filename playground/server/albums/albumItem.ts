import { thumbnailSize } from '../images/thumbnailSize.ts';
import type { ImageRow } from '../database/rows.ts';
import { escapeHtml } from '../wire/markup.ts';
import { thumbnailAddress } from '../wire/imageAddress.ts';
import type { AlbumLevelRequest } from './readAlbumLevelRequest.ts';
import type { AlbumRow } from './createAlbumStore.ts';

export interface AlbumItemOptions {
  readonly request: Pick<AlbumLevelRequest, 'instance' | 'shortcode' | 'id'>;
  readonly containerId: string;
  readonly cover: ImageRow | undefined;
  readonly origin: string;
  readonly href: string;
}

function coverMarkup(cover: ImageRow | undefined, origin: string): string {
  if (!cover) return '';
  const { width, height } = thumbnailSize(cover);
  const address = escapeHtml(thumbnailAddress(cover, origin));
  // The real server prints cover sizes with decimals.
  const sizes = `data-width="${width.toFixed(2)}" data-height="${height.toFixed(2)}"`;
  return `<img class="skip-lazy bwg_img_clear bwg_img_custom" ${sizes} data-src="${address}" src="${address}" alt="">`;
}

/** Returns one entry of an album with its link, or its two links in an extended album. */
export function albumItem({ kind, id, name, description }: AlbumRow, options: AlbumItemOptions): string {
  const { request, containerId, cover, origin, href } = options;
  const { instance, shortcode } = request;
  const data =
    `href="${escapeHtml(href)}" data-bwg="${instance}" data-container_id="${containerId}" data-alb_gal_id="${id}" ` +
    `data-def_type="${kind}" data-title="${escapeHtml(name)}"`;
  const picture = coverMarkup(cover, origin);
  const className = `bwg-album bwg_album_${instance}`;
  if (shortcode.type === 'album_extended_preview') {
    const text = description && `<div class="bwg_album_description">${escapeHtml(description)}</div>`;
    return (
      `<div class="bwg-extended-item"><div><a class="bwg-a ${className}" ${data}>${picture}</a></div>` +
      `<div><a class="${className}" ${data}>${escapeHtml(name)}</a>${text}</div></div>`
    );
  }
  const title = `<div class="bwg-title1"><div class="bwg-title2">${escapeHtml(name)}</div></div>`;
  const link = `<a class="bwg-a ${className}" ${data} data-album_gallery_id="${request.id}">`;
  return `<div class="bwg-item">${link}<div class="bwg-item0">${picture}</div>${title}</a></div>`;
}
