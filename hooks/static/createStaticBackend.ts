import type { Backend } from '../backend/Backend.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import { lazyPort } from '../shared/lazyPort.ts';
import type { StaticPorts } from './ports/createStaticPorts.ts';
import type { ImageSelection } from './selectImages.ts';
import type { StaticBackendOptions } from './types.ts';

const isWhole = ({ search, sort, tagIds }: ImageSelection): boolean => !(search || sort || tagIds?.[0]);

/**
 * A back end over images that are already on the page: pages, search, order, the lightbox's list, hits, votes, comments and a
 * cart, with no server. Create it once for each gallery.
 *
 * @example
 * const backend = createStaticBackend({ images, perPage: 24 });
 */
export function createStaticBackend<TImage extends GalleryImage>(
  options: StaticBackendOptions<TImage>,
): Backend<TImage> & { readonly gallery: GallerySource<TImage> } {
  const { images } = options;
  const perPage = Math.max(1, options.perPage ?? images.length);
  let ports: StaticPorts<TImage> | undefined;
  const ownSeed = String(Math.random());

  async function loadPorts(): Promise<StaticPorts<TImage>> {
    const { createStaticPorts } = await import('./ports/createStaticPorts.ts');
    return (ports ??= createStaticPorts(options));
  }

  /** The order depends on the seed alone, so it is the same in the lightbox and on every page. */
  const seedOf = ({ randomSeed }: Pick<GalleryQuery, 'randomSeed'>): string => randomSeed || ownSeed;

  async function select(query: ImageSelection): Promise<readonly TImage[]> {
    if (isWhole(query)) return images;
    const { selectImages } = await import('./selectImages.ts');
    return selectImages(images, { ...query, randomSeed: seedOf(query) }, options.tagMatching);
  }

  function pageOf(found: readonly TImage[], wantedPage: number): GalleryPage<TImage> {
    const pageCount = Math.ceil(found.length / perPage) || 1;
    const page = Math.min(wantedPage, pageCount);
    return { images: found.slice((page - 1) * perPage, page * perPage), page, pageCount, total: found.length };
  }

  return {
    settings: options.settings,
    gallery: {
      pageAtHand: (query) => (isWhole(query) ? pageOf(images, query.page) : undefined),
      async loadPage(query, { signal }) {
        signal.throwIfAborted();
        const page = pageOf(await select(query), query.page);
        return {
          ...page,
          // What was done on an earlier page is counted in once the code for it is here: a first page waits for nothing.
          images: ports?.withVisits(page.images) ?? page.images,
          randomSeed: seedOf(query),
        };
      },
    },
    lightbox: {
      async load(request, { signal }) {
        signal.throwIfAborted();
        const { loadStaticLightbox } = await import('./loadStaticLightbox.ts');
        return loadStaticLightbox(await select(request), options.settings ?? {}, request, loadPorts, ports);
      },
    },
    cart: lazyPort(loadPorts, 'cart'),
    comments: options.comments ? lazyPort(loadPorts, 'comments') : undefined,
    hits: lazyPort(loadPorts, 'hits'),
    ratings: lazyPort(loadPorts, 'ratings'),
  };
}
