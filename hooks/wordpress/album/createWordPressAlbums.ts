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
import { isWireId } from '../wireValues.ts';
import { readAlbumAnswer } from './parseAlbumPage.ts';
import type { WordPressAlbumConfig, WordPressAlbumsOptions } from '../types.ts';

/** Part of a container's id that says how it shows its images. */
const CONTAINERS: Readonly<Record<string, string>> = { masonry: 'thumbnails_masonry', mosaic: 'thumbnails_mosaic' };

/** An id may come from an address, which anybody can write. One that no album of the site can have is never sent. */
function checkIds(path: readonly AlbumCrumb[]): void {
  if (!path.every(({ id }) => isWireId(id))) throw new MissingContentError();
}

/** The settings of a gallery of the album: calls go on as the album's, but its own are lightbox and container. */
function configOfGallery(config: WordPressAlbumConfig, galleryId: string): WordPressAlbumConfig {
  const { instance, galleryViewType = 'thumbnail', lightboxUrl } = config;
  return {
    ...config,
    containerId: `bwg_${CONTAINERS[galleryViewType] ?? 'thumbnails'}_${instance}`,
    // The album's own says gallery 0, which is all images of the site.
    lightboxUrl: lightboxUrl.replace(/([?&;]gallery_id=)\d*/, `$1${encodeText(galleryId)}`),
  };
}

/** The file of a gallery's images, whose address stands in each of its answers alone. */
function createDeferredArchive(
  config: WordPressAlbumConfig,
  options: WordPressAlbumsOptions,
): GalleryArchive & { readAnswer(html: string): void } {
  // The page's own link is that of the gallery which it shows.
  const written = new URLSearchParams(config.downloadUrl?.replace(/^[^?]*/, ''));
  const isOwn = written.get('gallery_id') === config.galleryId;
  let archive = isOwn ? createWordPressArchive(config, options) : undefined;
  return {
    readAnswer(html) {
      const downloadUrl = html.includes('bwg_download_gallery') ? readDownloadUrl(parseMarkup(html)) : undefined;
      archive = createWordPressArchive({ ...config, downloadUrl }, options);
    },
    addressOf: (query) => archive?.addressOf(query),
    async load(query, options) {
      if (!archive) throw new MissingContentError();
      return archive.load(query, options);
    },
  };
}

/**
 * The back end of an album on a WordPress site with the photo gallery plugin, and of every gallery in it. Create it once for
 * each album. Making it asks nothing of the network and needs no browser.
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
        const html = await own.ask(address, { ...request, form: albumForm(form, { instance, path }) });
        if (address === config.ajaxUrl) {
          archive.readAnswer(html);
          await options.onGalleryAnswer?.(html, galleryId);
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
        const html = await wire.ask(config.ajaxUrl, { form: albumForm(form, { instance, path, isBack }), signal });
        await options.onAlbumAnswer?.(html);
        return readAlbumAnswer(html, instance, page, wire.answerContext());
      },
    },
  };
}

interface AlbumFormOptions {
  readonly instance: number;
  /** Its ids are numbers. */
  readonly path: readonly AlbumCrumb[];
  /** The visitor comes back to the last level of the path. */
  readonly isBack?: boolean | undefined;
}

/** A level that was only entered has no search; one that was turned or searched has one, if an empty one. */
function wireCrumb({ id, page, search = '' }: Pick<AlbumCrumb, 'id' | 'page' | 'search'>) {
  return { id: Number(id), page, ...(page > 1 || search ? { search } : {}) };
}

/**
 * The fields of a paging call, made those of a level of an album (contracts.md 3.2): which level, the way there, and whether the
 * visitor comes back to it. Page and search of the level are the call's own.
 */
function albumForm(form: readonly FormField[], options: AlbumFormOptions): readonly FormField[] {
  const { instance, path, isBack = false } = options;
  const key = (name: string) => `${name}_${instance}`;
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
  // What is appended to a level is not told the way there.
  const isMore = valueOf('bwg_load_more') === 'on';
  const added: readonly FormField[] = [
    ...(isBack ? [[key('action'), 'back'] as const] : []),
    ...(isMore ? [] : [[key('bwg_album_breadcrumb'), JSON.stringify(crumbs.map(wireCrumb))] as const]),
  ];
  return form.flatMap((field): readonly FormField[] => {
    const [name, value] = field;
    if (name === key('bwg_search')) return [field, ...added];
    return [[name, changed[name] ?? value]];
  });
}
