import { randomBytes } from 'node:crypto';
import { ADMIN_AJAX_PATH } from '../constants.ts';
import type { GalleryPageRequest } from '../wire/readGalleryPageRequest.ts';
import { createNonce, isNonceGood } from '../auth/nonces.ts';
import { escapeHtml } from '../wire/markup.ts';

export interface ArchiveAddressParts extends Pick<GalleryPageRequest, 'instance' | 'galleryId' | 'tag' | 'search'> {
  /** The id of the element that contains the items. */
  readonly containerId: string;
  readonly tagIds: readonly number[];
}

/** Pages rendered before a restart have a stale nonce, as on a real site after its keys were changed. */
const SECRET = randomBytes(32).toString('hex');

/**
 * Whether a nonce comes from a link that this server has printed. It identifies no user, because the images are public.
 */
export const isArchiveNonce = (nonce: string): boolean => isNonceGood(nonce, SECRET, Date.now());

/** Returns the URL of the zip file with a gallery's images. It has the real server's parameters, in the same order. */
export function archiveAddress(parts: ArchiveAddressParts, origin = ''): string {
  const { instance, galleryId, tag, search, containerId, tagIds } = parts;
  const tagInput = `bwg_tag_id_${containerId}`;
  const query = new URLSearchParams([
    ['action', 'download_gallery'],
    ['_wpnonce', createNonce(SECRET, Date.now())],
    ['gallery_id', String(galleryId)],
    ['bwg', String(instance)],
    ['type', 'gallery'],
    ['tag_input_name', tagInput],
    [tagInput, tagIds.join(',')],
    ['tag', tag],
    [`bwg_search_${instance}`, search],
  ]);
  return `${origin}${ADMIN_AJAX_PATH}?${query.toString()}`;
}

/** Returns the link to the zip file as the real server prints it below a gallery. */
export function archiveLink(parts: ArchiveAddressParts, origin: string): string {
  const icon = '<i title="Download gallery" class="bwg-icon-download bwg_ctrl_btn"></i>';
  return `<div class="bwg_download_gallery"><a href="${escapeHtml(archiveAddress(parts, origin))}">${icon}</a></div>`;
}
