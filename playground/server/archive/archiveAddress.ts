import { ADMIN_AJAX_PATH } from '../constants.ts';
import type { GalleryPageRequest } from '../wire/GalleryPageRequest.ts';
import { archiveNonce } from './archiveNonce.ts';

export interface ArchiveAddressParts extends Pick<GalleryPageRequest, 'instance' | 'galleryId' | 'tag' | 'search'> {
  /** The id of the element that contains the items. */
  readonly containerId: string;
  readonly tagIds: readonly number[];
}

/** Returns the URL of the zip of a gallery's images, with the real server's parameters in its order. */
export function archiveAddress(parts: ArchiveAddressParts, origin = ''): string {
  const { instance, galleryId, tag, search, containerId, tagIds } = parts;
  const tagInput = `bwg_tag_id_${containerId}`;
  const query = new URLSearchParams([
    ['action', 'download_gallery'],
    ['_wpnonce', archiveNonce(Date.now())],
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
