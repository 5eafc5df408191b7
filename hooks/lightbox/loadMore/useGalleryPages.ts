'use client';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../../data/backend/GallerySource.ts';
import { toLoggiaError } from '../../core/errors/engine/toLoggiaError.ts';
import type { UseGalleryResult } from '../../gallery/gallery/types.ts';
import type { ListSpan } from '../lightbox/lightboxState.ts';
import type { UseLightboxOptions } from '../lightbox/types.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { useUnchanged } from '../../core/shared/useUnchanged.ts';
import type { ListEdge, NeedMoreDetails } from './types.ts';

export interface UseGalleryPagesOptions<TImage extends GalleryImage = GalleryImage> {
  /** The source of the gallery's pages. If omitted, only the current page is available. */
  readonly source: GallerySource<TImage> | undefined;
  /** The gallery's query without the page. */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
}

/** Options to pass to `useLightbox` (`images`, `offset`, `total`) and `useLoadMore` (`onNeedMore`). */
export interface UseGalleryPagesResult<TImage extends GalleryImage = GalleryImage> extends Required<
  Pick<UseLightboxOptions<TImage>, 'offset' | 'total'>
> {
  readonly images: readonly TImage[];
  readonly onNeedMore: (details: NeedMoreDetails) => Promise<void>;
}

type PagedGallery<TImage extends GalleryImage> = Pick<
  UseGalleryResult<TImage>,
  'images' | 'page' | 'pageCount' | 'total' | 'randomSeed'
>;

/** Treats a missing page as the end of the gallery. */
function toEnd(error: unknown): undefined {
  if (toLoggiaError(error).code !== 'missing') throw error;
}

/**
 * Combines a gallery's current page and the adjacent pages into one list, for a lightbox that continues beyond the
 * current page. Pages are requested one at a time, and the gallery itself stays on its page. When the gallery goes to
 * another page, a new list is started.
 *
 * @example
 * const pages = useGalleryPages(gallery, { source });
 * const lightbox = useLightbox(pages);
 * const more = useLoadMore(lightbox, pages);
 */
export function useGalleryPages<TImage extends GalleryImage = GalleryImage>(
  gallery: PagedGallery<TImage>,
  { source, query }: UseGalleryPagesOptions<TImage>,
): UseGalleryPagesResult<TImage> {
  const begin = () => ({ from: gallery.images, run: startRun(gallery, source?.appends) });
  const [{ from, run }, setKnown] = useAdjustedState(begin, (known) =>
    known.from === gallery.images ? known : begin(),
  );

  const onNeedMore = useStableCallback(async ({ edge, signal }: NeedMoreDetails): Promise<void> => {
    const page = edge === 'start' ? run.first - 1 : run.last + 1;
    const randomSeed = query?.randomSeed ?? gallery.randomSeed;
    const response = await source?.loadPage({ ...query, randomSeed, page }, { signal }).catch(toEnd);
    if (signal.aborted) return;
    // The other edge may have grown in the meantime.
    setKnown((now) => (now.from === from ? { from, run: growRun(now.run, edge, response) } : now));
  });
  return useUnchanged({ images: run.images, ...runSpan(run), onNeedMore });
}

/** Consecutive pages of a gallery, combined into one list. */
interface PageRun<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  /** The numbers of the first and last of these pages. */
  readonly first: number;
  readonly last: number;
  readonly pageCount: number;
  /** The number of images on a full page, if known. */
  readonly size: number;
  /** The number of images on all pages, if the backend reports it. */
  readonly total: number | undefined;
}

type Start<TImage extends GalleryImage> = Pick<GalleryPage<TImage>, 'images' | 'page' | 'pageCount' | 'total'>;

/** Creates a run of one page. With `appends`, the page also contains the images of all previous pages. */
export function startRun<TImage extends GalleryImage>(start: Start<TImage>, appends = false): PageRun<TImage> {
  const { images, page, pageCount, total } = start;
  const count = images.length;
  const isLastOfMany = page >= pageCount && page > 1;
  const size = isLastOfMany && total !== undefined ? (total - count) / (page - 1) : count;
  return { images, first: appends ? 1 : page, last: page, pageCount, size: appends ? count / page : size, total };
}

/**
 * Returns the run with one more page at an edge. Images that the run already contains are skipped, because the list on
 * the server may have shifted. An empty or missing page marks the end of the gallery.
 */
export function growRun<TImage extends GalleryImage>(
  run: PageRun<TImage>,
  edge: ListEdge,
  response: Start<TImage> | undefined,
): PageRun<TImage> {
  const isStart = edge === 'start';
  const known = new Set(run.images.map(({ id }) => id));
  const added = response?.images.filter(({ id }) => !known.has(id)) ?? [];
  if (isStart) {
    // An empty response means that this was the first page.
    const first = added.length > 0 ? run.first - 1 : 1;
    return { ...run, images: [...added, ...run.images], first, size: added.length || run.size };
  }
  if (!response || added.length === 0) return { ...run, pageCount: run.last };
  const { pageCount, total = run.total } = response;
  return { ...run, images: [...run.images, ...added], last: run.last + 1, pageCount, total };
}

/**
 * Returns a run's position in the gallery. If the backend doesn't report a total, it is estimated from the number of
 * pages until the last one has loaded.
 */
export function runSpan({ images, first, last, pageCount, size, total }: PageRun): ListSpan {
  const count = images.length;
  const isAtEnd = last >= pageCount;
  const before = isAtEnd && total !== undefined ? total - count : Math.round((first - 1) * size);
  const offset = first <= 1 ? 0 : Math.max(1, before);
  const promised = total ?? Math.round(pageCount * size);
  return { offset, total: isAtEnd ? offset + count : Math.max(promised, offset + count + 1) };
}
