import type { Backend } from '../../data/backend/Backend.ts';
import type { GalleryArchive } from '../../data/backend/GalleryArchive.ts';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../../data/backend/GallerySource.ts';
import type { LightboxRequest } from '../../data/backend/LightboxSource.ts';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import { loadArchive } from '../../data/rest/engine/loadFile.ts';
import { lazyPort } from '../../data/backend/lazyPort.ts';
import { createStaticPorts, type StaticPorts } from './ports/createStaticPorts.ts';
import { selectImages, type ImageSelection } from './selectImages.ts';
import type { StaticArchiveOptions, StaticBackendOptions } from './types.ts';

const isWhole = ({ search, sort, tagIds }: ImageSelection): boolean => !(search || sort || tagIds?.[0]);

const isRequested = (image: GalleryImage, { imageId, galleryId }: LightboxRequest): boolean =>
  image.id === imageId && (!galleryId || !image.galleryId || image.galleryId === galleryId);

/**
 * Creates a backend for a known list of images. It provides pagination, search, sorting, a lightbox, hits, ratings,
 * comments and a cart, all without a server. Create it once per gallery.
 *
 * @example
 * const backend = createStaticBackend({ images, perPage: 24 });
 */
export function createStaticBackend<TImage extends GalleryImage>(
  options: StaticBackendOptions<TImage>,
): Backend<TImage> & { readonly gallery: GallerySource<TImage> } {
  const { images, settings } = options;
  const perPage = Math.max(1, options.perPage ?? images.length);
  const ownSeed = String(Math.random());
  let ports: StaticPorts<TImage> | undefined;
  // The ports are created on first use, so that a page of thumbnails does not read storage.
  const openPorts = async () => (ports ??= createStaticPorts(options));

  /**
   * Returns the seed for a random order. The order depends only on the seed, so it is the same on every page and in the
   * lightbox.
   */
  const seedOf = ({ randomSeed }: Pick<GalleryQuery, 'randomSeed'>): string => randomSeed || ownSeed;

  function select(query: ImageSelection): readonly TImage[] {
    if (isWhole(query)) return images;
    return selectImages(images, { ...query, randomSeed: seedOf(query) }, options.tagMatching);
  }

  function pageOf(found: readonly TImage[], wantedPage: number): GalleryPage<TImage> {
    const pageCount = Math.ceil(found.length / perPage) || 1;
    const page = Math.min(wantedPage, pageCount);
    return { images: found.slice((page - 1) * perPage, page * perPage), page, pageCount, total: found.length };
  }

  return {
    settings,
    gallery: {
      getInitialPage: (query) => (isWhole(query) ? pageOf(images, query.page) : undefined),
      async loadPage(query, { signal }) {
        signal.throwIfAborted();
        const page = pageOf(select(query), query.page);
        return { ...page, images: ports?.withVisits(page.images) ?? page.images, randomSeed: seedOf(query) };
      },
    },
    archive: options.archive && createStaticArchive(options.archive),
    lightbox: {
      async load(request, { signal }) {
        signal.throwIfAborted();
        const found = select(request);
        if (!found.some((image) => isRequested(image, request))) throw new MissingContentError();
        const { openComments, openShop } = request;
        return {
          images: (await openPorts()).withVisits(found),
          settings: { ...settings, ...(openComments && { openComments }), ...(openShop && { openShop }) },
        };
      },
    },
    cart: lazyPort(openPorts, 'cart'),
    comments: options.comments ? lazyPort(openPorts, 'comments') : undefined,
    hits: lazyPort(openPorts, 'hits'),
    ratings: lazyPort(openPorts, 'ratings'),
  };
}

/**
 * Creates an archive for an existing zip file. The file contains all images, regardless of the current search and tags.
 */
function createStaticArchive({ url, fileName = 'images.zip', fetch }: StaticArchiveOptions): GalleryArchive {
  return {
    urlOf: () => url,
    load: async (_query, { signal }) => ({ file: await loadArchive(url, { signal, fetch }), name: fileName }),
  };
}
