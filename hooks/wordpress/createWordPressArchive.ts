import type { GalleryArchive, GalleryArchiveQuery } from '../backend/GalleryArchive.ts';
import { loadPart } from './loadPart.ts';
import { toWebAddress } from './toWebAddress.ts';
import type { WordPressGalleryConfig } from './types.ts';

export interface WordPressArchiveOptions {
  /** What the file is saved as. @default `gallery-7.zip`, with the gallery's id */
  readonly fileName?: string | undefined;
}

/** The address that the page links to, with the search and the tags of what is shown now. */
function addressWith(
  address: string,
  { search, tagIds = [] }: GalleryArchiveQuery,
  config: WordPressGalleryConfig,
): string {
  const url = new URL(address);
  const tagField = url.searchParams.get('tag_input_name') || `bwg_tag_id_${config.containerId}`;
  url.searchParams.set(tagField, tagIds.join(','));
  url.searchParams.set(`bwg_search_${config.instance}`, search ?? '');
  return url.href;
}

/**
 * The zip of a gallery's images, where the site offers one (`readGalleryContainer` finds its link). It is no part of
 * `createWordPressBackend`, because few galleries have it.
 *
 * @example
 * const gallery = readGalleryContainer(element);
 * const backend = { ...createWordPressBackend(gallery), archive: createWordPressArchive(gallery) };
 */
export function createWordPressArchive(
  config: WordPressGalleryConfig,
  { fileName = `gallery-${config.galleryId}.zip` }: WordPressArchiveOptions = {},
): GalleryArchive | undefined {
  const { downloadUrl } = config;
  const base = typeof document === 'undefined' ? '' : document.baseURI;
  const address = downloadUrl ? toWebAddress(downloadUrl, base) : undefined;
  if (!address) return undefined;
  return {
    addressOf: (query) => addressWith(address, query, config),
    async load(query, options) {
      const { loadArchive } = await loadPart(() => import('../rest/loadArchive.ts'));
      return { file: await loadArchive(addressWith(address, query, config), options), name: fileName };
    },
  };
}
