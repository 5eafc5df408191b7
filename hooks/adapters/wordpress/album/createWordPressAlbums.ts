import type { AlbumCrumb, AlbumSource } from '../../../data/backend/AlbumSource.ts';
import type { Backend } from '../../../data/backend/Backend.ts';
import type { GalleryArchive } from '../../../data/backend/GalleryArchive.ts';
import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import type { FormField } from '../../../data/rest/types.ts';
import { encodeText } from '../../../core/shared/encodeText.ts';
import { buildFrontendDataRequest } from '../buildFrontendDataRequest.ts';
import { createWordPressArchive } from '../createWordPressArchive.ts';
import { createWireBackend } from '../createWordPressBackend.ts';
import { createWordPressWire } from '../createWordPressWire.ts';
import { parseMarkup } from '../markup.ts';
import { readDownloadUrl } from '../readGalleryContainer.ts';
import { toAlbumView } from '../views/readViewSettings.ts';
import { isWireId } from '../wireValues.ts';
import { readAlbumResponse } from './parseAlbumPage.ts';
import type { WordPressAlbumConfig, WordPressAlbumsOptions } from '../types.ts';

/** Parts of container ids, keyed by gallery view. All other views use `thumbnails`. */
const CONTAINERS: Readonly<Record<string, string>> = { masonry: 'thumbnails_masonry', mosaic: 'thumbnails_mosaic' };

/** Throws an error for ids that cannot belong to an album. Ids may come from the URL, which is untrusted. */
function checkIds(path: readonly AlbumCrumb[]): void {
  if (!path.every(({ id }) => isWireId(id))) throw new MissingContentError();
}

/**
 * Returns the configuration for a gallery in the album. It is the album's own configuration, except for the lightbox
 * URL and the container id.
 */
function configOfGallery(config: WordPressAlbumConfig, galleryId: string): WordPressAlbumConfig {
  const { instance, galleryViewType = 'thumbnail', lightboxUrl } = config;
  return {
    ...config,
    containerId: `bwg_${CONTAINERS[galleryViewType] ?? 'thumbnails'}_${instance}`,
    // The album's own URL specifies gallery 0, which means all images of the site.
    lightboxUrl: lightboxUrl.replace(/([?&;]gallery_id=)\d*/, `$1${encodeText(galleryId)}`),
  };
}

/**
 * Creates the archive for a gallery in an album. The URL of the archive is only known from responses for the gallery.
 */
function createDeferredArchive(
  config: WordPressAlbumConfig,
  options: WordPressAlbumsOptions,
): GalleryArchive & { readResponse(html: string): void } {
  // The page's download link belongs to the gallery that the page shows, which may be a different one.
  const written = new URLSearchParams(config.downloadUrl?.replace(/^[^?]*/, ''));
  const isOwn = written.get('gallery_id') === config.galleryId;
  let archive = isOwn ? createWordPressArchive(config, options) : undefined;
  return {
    readResponse(html) {
      const downloadUrl = html.includes('bwg_download_gallery') ? readDownloadUrl(parseMarkup(html)) : undefined;
      archive = createWordPressArchive({ ...config, downloadUrl }, options);
    },
    urlOf: (query) => archive?.urlOf(query),
    async load(query, options) {
      if (!archive) throw new MissingContentError();
      return archive.load(query, options);
    },
  };
}

/**
 * Creates a backend for an album, and for every gallery in it, on a WordPress site with the Photo Gallery plugin.
 * Create it once per album. Creating it makes no requests and doesn't require a browser.
 *
 * @example
 * const { initialLevel, ...config } = readAlbumContainer(container);
 * const backend = createWordPressAlbums(config);
 */
export function createWordPressAlbums(
  config: WordPressAlbumConfig,
  options: WordPressAlbumsOptions = {},
): Backend & { readonly albums: AlbumSource } {
  const { instance } = config;
  const wire = createWordPressWire(config, options);

  function openGallery(path: readonly AlbumCrumb[]): Backend {
    const galleryId = path.at(-1)?.id ?? '';
    const ownConfig = configOfGallery(config, galleryId);
    const own = createWordPressWire(ownConfig, options);
    const archive = createDeferredArchive({ ...ownConfig, galleryId }, options);
    const inAlbum: typeof own = {
      ...own,
      async fetchText(url, { form, ...request }) {
        checkIds(path);
        if (!form) return own.fetchText(url, request);
        const html = await own.fetchText(url, { ...request, form: albumForm(form, { config, path }) });
        if (url === config.ajaxUrl) {
          archive.readResponse(html);
          await options.onGalleryResponse?.(html, galleryId);
        }
        return html;
      },
      responseContext: (id = galleryId) => own.responseContext(id),
    };
    return { ...createWireBackend(inAlbum, options), archive };
  }
  return {
    albums: {
      rootId: config.albumId,
      openGallery,
      async loadAlbum({ path, isBack, loadMore }, { signal }) {
        checkIds(path);
        const { page = 1, search } = path.at(-1) ?? {};
        const form = buildFrontendDataRequest(config, { page, search, randomSeed: config.randomSeed, loadMore });
        const html = await wire.fetchText(config.ajaxUrl, { form: albumForm(form, { config, path, isBack }), signal });
        await options.onAlbumResponse?.(html);
        return readAlbumResponse(html, instance, page, wire.responseContext());
      },
    },
  };
}

interface AlbumFormOptions {
  readonly config: Pick<WordPressAlbumConfig, 'instance' | 'galleryType'>;
  /** The path to the level. All ids in the path are numeric. */
  readonly path: readonly AlbumCrumb[];
  /** Whether the user is going back to the last level of the path. */
  readonly isBack?: boolean | undefined;
}

/**
 * Converts a breadcrumb to the server's format. `search` is included for levels with a search. On pages after the
 * first, it is included even if it is empty.
 */
function wireCrumb({ id, page, search = '' }: Pick<AlbumCrumb, 'id' | 'page' | 'search'>) {
  return { id: Number(id), page, ...(page > 1 || search ? { search } : {}) };
}

/**
 * Converts the fields of a paging request into the fields for an album level: the level, its path, and whether the user
 * is going back to the level. The page and search are kept.
 */
function albumForm(form: readonly FormField[], options: AlbumFormOptions): readonly FormField[] {
  const { config, path, isBack = false } = options;
  const key = (name: string) => `${name}_${config.instance}`;
  const valueOf = (name: string) => form.find(([field]) => field === key(name))?.[1] ?? '';
  const last = path.at(-1);
  if (!last) return form;

  const crumbs = [
    ...path.slice(0, -1),
    { ...last, page: Number(valueOf('page_number')), search: valueOf('bwg_search') },
  ];
  const changed: Readonly<Record<string, string>> = {
    [key('album_gallery_id')]: last.id,
    [key('type')]: last.kind,
    [key('title')]: path.length > 1 && !isBack ? (last.title ?? '') : '',
  };
  // A load-more request omits the path.
  const isMore = valueOf('bwg_load_more') === 'on';
  const added: readonly FormField[] = [
    ...(isBack ? [[key('action'), 'back'] as const] : []),
    ...(isMore ? [] : [[key('bwg_album_breadcrumb'), JSON.stringify(crumbs.map(wireCrumb))] as const]),
  ];
  // If the page shows a gallery of the album, `galleryType` is the type of that gallery. If it were sent, the server
  // would respond as if the gallery were not in an album.
  const hasOwnType = toAlbumView(config.galleryType) !== undefined;
  return form.flatMap((field): readonly FormField[] => {
    const [name, value] = field;
    if (name === 'bwg-preview-type' && !hasOwnType) return [];
    if (name === key('bwg_search')) return [field, ...added];
    return [[name, changed[name] ?? value]];
  });
}
