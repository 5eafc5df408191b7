import type { GalleryArchive, GalleryArchiveQuery } from '../../data/backend/GalleryArchive.ts';
import { loadOrOffline } from '../../core/chunk/loadOrOffline.ts';
import { foldUrl } from '../../core/shared/urls.ts';
import { isAllowedServer } from './allowedServer.ts';
import { lightboxChunk } from './chunks.ts';
import { toWebUrl } from './wireValues.ts';
import type { WordPressBackendOptions, WordPressGalleryConfig } from './types.ts';

/** Placeholder for the page's own host, which isn't necessarily known during server rendering. */
const OWN_HOST = 'https://page.invalid';

/** Returns the absolute URL, a root-relative URL unchanged, or `undefined` if the URL is unsafe. */
function toAllowedUrl(written: string, { allowedHosts }: WordPressGalleryConfig): string | undefined {
  if (/^\/(?![/\\])/.test(written)) return written;
  const address = toWebUrl(written, typeof document === 'undefined' ? written : document.baseURI);
  // The URL contains the user's search, so it must not be sent to another host.
  const isForeign = address && allowedHosts && !isAllowedServer(address, allowedHosts);
  return isForeign ? undefined : address;
}

/** Returns the URL that the page links to, with the current search and tags. */
function urlWith(
  address: string,
  { search, tagIds = [] }: GalleryArchiveQuery,
  config: WordPressGalleryConfig,
): string {
  const url = new URL(address, OWN_HOST);
  const tagField = url.searchParams.get('tag_input_name') || `bwg_tag_id_${config.containerId}`;
  url.searchParams.set(tagField, tagIds.join(','));
  url.searchParams.set(`bwg_search_${config.instance}`, search ?? '');
  return url.origin === OWN_HOST ? foldUrl(`${url.pathname}${url.search}`) : url.href;
}

/**
 * Creates an archive of a gallery's images. Returns `undefined` if the page doesn't link to an archive. The chunk that
 * loads the archive is itself loaded on the first click.
 */
export function createWordPressArchive(
  config: WordPressGalleryConfig,
  { archive: { fileName = `gallery-${config.galleryId}.zip` } = {}, fetch }: WordPressBackendOptions,
): GalleryArchive | undefined {
  const { downloadUrl } = config;
  const address = downloadUrl ? toAllowedUrl(downloadUrl, config) : undefined;
  if (!address) return undefined;
  return {
    urlOf: (query) => urlWith(address, query, config),
    async load(query, { signal }) {
      const { loadArchive } = await loadOrOffline(lightboxChunk);
      signal.throwIfAborted();
      return { file: await loadArchive(urlWith(address, query, config), { signal, fetch }), name: fileName };
    },
  };
}
