import type { GalleryArchive, GalleryArchiveQuery } from '../backend/GalleryArchive.ts';
import { loadArchive } from '../rest/engine/loadFile.ts';
import { foldAddress } from '../shared/addressText.ts';
import { isAllowedServer } from './allowedServer.ts';
import { toWebAddress } from './toWebAddress.ts';
import type { WordPressGalleryConfig } from './types.ts';

export interface WordPressArchiveOptions {
  /** The name under which the file is saved. @default `gallery-7.zip`, with the gallery's id */
  readonly fileName?: string | undefined;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Stands in for the page's own host: a server that renders the page need not know it. */
const OWN_HOST = 'https://page.invalid';

/** Absolute, or root-relative as the page has it; undefined for what no link may lead to. */
function toAddress(written: string, { allowedHosts }: WordPressGalleryConfig): string | undefined {
  if (/^\/(?![/\\])/.test(written)) return written;
  const address = toWebAddress(written, typeof document === 'undefined' ? written : document.baseURI);
  // What the visitor looks for stands in it.
  const isForeign = address && allowedHosts && !isAllowedServer(address, allowedHosts);
  return isForeign ? undefined : address;
}

/** The address that the page links to, with the search and the tags of what is shown now. */
function addressWith(
  address: string,
  { search, tagIds = [] }: GalleryArchiveQuery,
  config: WordPressGalleryConfig,
): string {
  const url = new URL(address, OWN_HOST);
  const tagField = url.searchParams.get('tag_input_name') || `bwg_tag_id_${config.containerId}`;
  url.searchParams.set(tagField, tagIds.join(','));
  url.searchParams.set(`bwg_search_${config.instance}`, search ?? '');
  return url.origin === OWN_HOST ? foldAddress(`${url.pathname}${url.search}`) : url.href;
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
  { fileName = `gallery-${config.galleryId}.zip`, fetch }: WordPressArchiveOptions = {},
): GalleryArchive | undefined {
  const { downloadUrl } = config;
  const address = downloadUrl ? toAddress(downloadUrl, config) : undefined;
  if (!address) return undefined;
  return {
    addressOf: (query) => addressWith(address, query, config),
    async load(query, { signal }) {
      return { file: await loadArchive(addressWith(address, query, config), { signal, fetch }), name: fileName };
    },
  };
}
