import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { MissingContentError } from '../../core/errors/MissingContentError.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../../data/backend/GallerySource.ts';
import { hasSameMembers } from '../../core/shared/hasSameMembers.ts';
import { PAGES_AT_ONCE } from './constants.ts';

type ListQuery = Omit<GalleryQuery, 'page'>;

/** The pages loaded for one query, combined into a single page. */
interface Collected<TImage extends GalleryImage> {
  readonly query: ListQuery;
  readonly page: GalleryPage<TImage>;
  /**
   * The number of images up to the end of each page, indexed by page number. Undefined for pages that were loaded
   * together as one.
   */
  readonly ends: readonly (number | undefined)[];
}

export interface AppendingStart<TImage extends GalleryImage = GalleryImage> {
  /** The combined page, which contains all images up to and including its page number. */
  readonly page: GalleryPage<TImage>;
  /** The query that `page` was loaded with. */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
}

/**
 * Whether two queries request the same images, regardless of the page. Random seeds are not compared here, but in
 * `knownOf`.
 */
const isSameQuery = (one: ListQuery, other: ListQuery): boolean =>
  one.search === other.search && one.sort === other.sort && hasSameMembers(one.tagIds ?? [], other.tagIds ?? []);

function collect<TImage extends GalleryImage>(
  known: Collected<TImage> | undefined,
  query: ListQuery,
  response: GalleryPage<TImage>,
  number: number,
): Collected<TImage> {
  if (!known) return { query, page: response, ends: [0, response.images.length] };
  const last = known.page;
  // If images were added in the meantime, some of the known images have moved to this page and would appear twice.
  const ids = new Set(last.images.map(({ id }) => id));
  const images = last.images.concat(response.images.filter(({ id }) => !ids.has(id)));
  const isEnd = response.images.length === 0 || response.page < number;
  const pageCount = isEnd ? last.page : response.pageCount;
  const ends = [...known.ends];
  ends[number] = images.length;
  const total = pageCount <= number ? images.length : (response.total ?? last.total);
  return { query, ends, page: { ...last, images, page: isEnd ? last.page : number, pageCount, total } };
}

function cut<TImage extends GalleryImage>({ page, ends }: Collected<TImage>, number: number): GalleryPage<TImage> {
  return number >= page.page ? page : { ...page, page: number, images: page.images.slice(0, ends[number]) };
}

const hasEnded = ({ images, page, pageCount }: GalleryPage): boolean => images.length === 0 || pageCount <= page;

/**
 * Returns the page numbers for one batch of requests. The size of a batch is limited, because the URL may specify a
 * page that does not exist.
 */
const pagesFrom = (next: number, last: number): number[] =>
  Array.from({ length: Math.min(PAGES_AT_ONCE, last - next + 1) }, (_, place) => next + place);

/**
 * Creates a source whose page n contains all images from the first one to the end of page n. Use it with `useGallery`
 * for "load more" and infinite scrolling. Each page is requested only once. If the URL specifies page 5, the first five
 * pages are loaded. Create one source per gallery, and use the same source on every render.
 */
export function createAppendingSource<TImage extends GalleryImage = GalleryImage>(
  source: GallerySource<TImage>,
  start?: AppendingStart<TImage>,
): GallerySource<TImage> {
  const first = start?.page;
  let shown: Collected<TImage> | undefined = first && {
    query: start?.query ?? {},
    page: first,
    ends: Object.assign([0], { [first.page]: first.images.length }),
  };

  /** Returns the loaded pages if the query can be answered by continuing them. */
  function knownOf(query: GalleryQuery): Collected<TImage> | undefined {
    if (!shown || !isSameQuery(shown.query, query)) return undefined;
    if (query.randomSeed && shown.page.randomSeed && shown.page.randomSeed !== query.randomSeed) return undefined;
    const isWithin = query.page >= shown.page.page || shown.ends[query.page] !== undefined;
    return isWithin ? shown : undefined;
  }

  return {
    appends: true,
    getInitialPage: (query) => (query.page === 1 ? source.getInitialPage?.(query) : undefined),
    async loadPage(query, options) {
      let collected = knownOf(query);
      const load = async (page: number): Promise<GalleryPage<TImage>> => {
        const randomSeed = query.randomSeed ?? collected?.page.randomSeed;
        try {
          return await source.loadPage({ ...query, randomSeed, page, loadMore: page > 1 }, options);
        } catch (error) {
          // The URL may specify a page beyond the last one. Treat such a page as the end of the list.
          const isBeyond = collected && page > collected.page.pageCount;
          if (isBeyond && error instanceof MissingContentError) return { images: [], page, pageCount: page };
          throw error;
        }
      };
      // The other pages need the random seed that the first one returns.
      collected ??= collect(undefined, query, await load(1), 1);
      for (let next = collected.page.page + 1; next <= query.page && !hasEnded(collected.page);) {
        const numbers = pagesFrom(next, query.page);
        const responses = await Promise.all(numbers.map(load));
        options.signal.throwIfAborted();
        for (const [place, response] of responses.entries())
          collected = collect(collected, query, response, next + place);
        next += numbers.length;
      }
      options.signal.throwIfAborted();
      if (collected.page.images.length > 0) shown = collected;
      return cut(collected, query.page);
    },
  };
}
