import type { GalleryImage } from '../backend/GalleryImage.ts';
import { MissingContentError } from '../errors/MissingContentError.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import { hasSameMembers } from '../shared/hasSameMembers.ts';
import { PAGES_AT_ONCE } from './constants.ts';

type ListQuery = Omit<GalleryQuery, 'page'>;

/** The loaded pages of one query, as one page. */
interface Collected<TImage extends GalleryImage> {
  readonly query: ListQuery;
  readonly page: GalleryPage<TImage>;
  /** The number of images up to the end of each page, by its number; undefined if several pages came as one. */
  readonly ends: readonly (number | undefined)[];
}

export interface AppendingStart<TImage extends GalleryImage = GalleryImage> {
  /** Holds everything up to its page number. */
  readonly page: GalleryPage<TImage>;
  /** The query that this page answers. */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
}

/** Whether two queries ask for the same images, whatever the page. The seed of a random order is compared with that of the page. */
const isSameQuery = (one: ListQuery, other: ListQuery): boolean =>
  one.search === other.search && one.sort === other.sort && hasSameMembers(one.tagIds ?? [], other.tagIds ?? []);

function collect<TImage extends GalleryImage>(
  known: Collected<TImage> | undefined,
  query: ListQuery,
  answer: GalleryPage<TImage>,
  number: number,
): Collected<TImage> {
  if (!known) return { query, page: answer, ends: [0, answer.images.length] };
  const last = known.page;
  // Images that have moved to the next page, because others were added meanwhile, come twice.
  const ids = new Set(last.images.map(({ id }) => id));
  const images = last.images.concat(answer.images.filter(({ id }) => !ids.has(id)));
  const isEnd = answer.images.length === 0 || answer.page < number;
  const pageCount = isEnd ? last.page : answer.pageCount;
  const ends = [...known.ends];
  ends[number] = images.length;
  const total = pageCount <= number ? images.length : (answer.total ?? last.total);
  return { query, ends, page: { ...last, images, page: isEnd ? last.page : number, pageCount, total } };
}

function cut<TImage extends GalleryImage>({ page, ends }: Collected<TImage>, number: number): GalleryPage<TImage> {
  return number >= page.page ? page : { ...page, page: number, images: page.images.slice(0, ends[number]) };
}

const hasEnded = ({ images, page, pageCount }: GalleryPage): boolean => images.length === 0 || pageCount <= page;

/** Returns the page numbers of one batch of requests. An address may name any page, whether it exists or not. */
const pagesFrom = (next: number, last: number): number[] =>
  Array.from({ length: Math.min(PAGES_AT_ONCE, last - next + 1) }, (_, place) => next + place);

/**
 * Creates a source whose page n holds everything from the first image to the end of page n, for "load more" and infinite scrolling with
 * `useGallery`. Each page is requested once; an address that names page 5 loads the first five. Create it once for a gallery.
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

  /** Returns the loaded pages, if a query continues them. */
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
          // A page beyond the known page count, as an address may name it, is the end of the list.
          const isBeyond = collected && page > collected.page.pageCount;
          if (isBeyond && error instanceof MissingContentError) return { images: [], page, pageCount: page };
          throw error;
        }
      };
      // The first page has the random seed that the others need.
      collected ??= collect(undefined, query, await load(1), 1);
      for (let next = collected.page.page + 1; next <= query.page && !hasEnded(collected.page);) {
        const numbers = pagesFrom(next, query.page);
        const answers = await Promise.all(numbers.map(load));
        options.signal.throwIfAborted();
        for (const [place, answer] of answers.entries()) collected = collect(collected, query, answer, next + place);
        next += numbers.length;
      }
      // An aborted request changes nothing.
      options.signal.throwIfAborted();
      if (collected.page.images.length > 0) shown = collected;
      return cut(collected, query.page);
    },
  };
}
