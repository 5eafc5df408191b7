import type { AlbumCrumb, AlbumSource } from '../../backend/AlbumSource.ts';
import type { Backend } from '../../backend/Backend.ts';
import type { GalleryArchive } from '../../backend/GalleryArchive.ts';
import { MissingContentError } from '../../errors/MissingContentError.ts';
import type { FormField } from '../../rest/types.ts';
import { encodeText } from '../../shared/addresses.ts';
import { buildFrontendDataRequest } from '../buildFrontendDataRequest.ts';
import { createWordPressArchive } from '../createWordPressArchive.ts';
import { createWireBackend } from '../createWordPressBackend.ts';
import { createWordPressWire } from '../createWordPressWire.ts';
import { parseMarkup } from '../markup.ts';
import { readDownloadUrl } from '../readGalleryContainer.ts';
import { toAlbumView } from '../views/readViewSettings.ts';
import { isWireId } from '../wireValues.ts';
import { readAlbumAnswer } from './parseAlbumPage.ts';
import type { WordPressAlbumConfig, WordPressAlbumsOptions } from '../types.ts';

/** Part of a container's id that says how it shows its images. */
const CONTAINERS: Readonly<Record<string, string>> = { masonry: 'thumbnails_masonry', mosaic: 'thumbnails_mosaic' };

/** Throws for an id that no album of the site can have. Ids may come from an address, which anybody can write. */
function checkIds(path: readonly AlbumCrumb[]): void {
  if (!path.every(({ id }) => isWireId(id))) throw new MissingContentError();
}

/** Returns the settings of a gallery in the album: calls are made as the album's, but lightbox and container are its own. */
function configOfGallery(config: WordPressAlbumConfig, galleryId: string): WordPressAlbumConfig {
  const { instance, galleryViewType = 'thumbnail', lightboxUrl } = config;
  return {
    ...config,
    containerId: `bwg_${CONTAINERS[galleryViewType] ?? 'thumbnails'}_${instance}`,
    // The album's own address names gallery 0, which means all images of the site.
    lightboxUrl: lightboxUrl.replace(/([?&;]gallery_id=)\d*/, `$1${encodeText(galleryId)}`),
  };
}

/** Creates the archive of a gallery in an album. Only the gallery's answers contain its address. */
function createDeferredArchive(
  config: WordPressAlbumConfig,
  options: WordPressAlbumsOptions,
): GalleryArchive & { readAnswer(html: string): void } {
  // The link on the page belongs to the gallery that the page shows.
  const written = new URLSearchParams(config.downloadUrl?.replace(/^[^?]*/, ''));
  const isOwn = written.get('gallery_id') === config.galleryId;
  let archive = isOwn ? createWordPressArchive(config, options) : undefined;
  return {
    readAnswer(html) {
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
 * Creates the back end of an album on a WordPress site with the photo gallery plugin, and of every gallery in it. Create it once for
 * each album. Creating it makes no request and needs no browser.
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
      async ask(address, { form, ...request }) {
        checkIds(path);
        if (!form) return own.ask(address, request);
        const html = await own.ask(address, { ...request, form: albumForm(form, { config, path }) });
        if (address === config.ajaxUrl) {
          archive.readAnswer(html);
          await options.onGalleryResponse?.(html, galleryId);
        }
        return html;
      },
      answerContext: (asked = galleryId) => own.answerContext(asked),
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
        const html = await wire.ask(config.ajaxUrl, { form: albumForm(form, { config, path, isBack }), signal });
        await options.onAlbumResponse?.(html);
        return readAlbumAnswer(html, instance, page, wire.answerContext());
      },
    },
  };
}

interface AlbumFormOptions {
  readonly config: Pick<WordPressAlbumConfig, 'instance' | 'galleryType'>;
  /** The path; its ids are numbers. */
  readonly path: readonly AlbumCrumb[];
  /** The visitor comes back to the last level of the path. */
  readonly isBack?: boolean | undefined;
}

/** Returns a crumb as the wire has it. A level with another page or a search has a `search`, even an empty one. */
function wireCrumb({ id, page, search = '' }: Pick<AlbumCrumb, 'id' | 'page' | 'search'>) {
  return { id: Number(id), page, ...(page > 1 || search ? { search } : {}) };
}

/**
 * Changes the fields of a paging call into those of an album's level: the level, its path, and whether the visitor
 * comes back to it. Page and search stay those of the call.
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
  // A request for more entries has no path.
  const isMore = valueOf('bwg_load_more') === 'on';
  const added: readonly FormField[] = [
    ...(isBack ? [[key('action'), 'back'] as const] : []),
    ...(isMore ? [] : [[key('bwg_album_breadcrumb'), JSON.stringify(crumbs.map(wireCrumb))] as const]),
  ];
  // A page that shows one of the galleries has the type of that. With it the server answers as for a gallery outside of albums.
  const hasOwnType = toAlbumView(config.galleryType) !== undefined;
  return form.flatMap((field): readonly FormField[] => {
    const [name, value] = field;
    if (name === 'bwg-preview-type' && !hasOwnType) return [];
    if (name === key('bwg_search')) return [field, ...added];
    return [[name, changed[name] ?? value]];
  });
}
