'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage, GalleryQuery, GallerySource } from '../backend/GallerySource.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { ListSpan } from '../lightbox/lightboxState.ts';
import type { UseLightboxOptions } from '../lightbox/types.ts';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useUnchanged } from '../shared/useUnchanged.ts';
import type { ListEdge, NeedMoreDetails } from './types.ts';

export interface UseGalleryPagesOptions<TImage extends GalleryImage = GalleryImage> {
  /** The source of the gallery's pages. Without one there is only the current page. */
  readonly source: GallerySource<TImage> | undefined;
  /** The rest of the gallery's query. */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
}

/** For `useLightbox` (`images`, `offset`, `total`) and `useLoadMore` (`onNeedMore`). */
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

/** A page that is gone is the end of the gallery. */
function toEnd(error: unknown): undefined {
  if (toLoggiaError(error).code !== 'missing') throw error;
}

/**
 * A gallery's page and those around it as one list, for a lightbox that goes on beyond the page. The pages are asked for one by
 * one, and the gallery stays where it is. Another page of the gallery begins the list anew.
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
    const answer = await source?.loadPage({ ...query, randomSeed, page }, { signal }).catch(toEnd);
    if (signal.aborted) return;
    // The other edge may have grown meanwhile.
    setKnown((now) => (now.from === from ? { from, run: growRun(now.run, edge, answer) } : now));
  });
  return useUnchanged({ images: run.images, ...runSpan(run), onNeedMore });
}

/** Pages of a gallery that follow each other, as one list. */
interface PageRun<TImage extends GalleryImage = GalleryImage> {
  readonly images: readonly TImage[];
  /** Numbers of the first and the last of the pages. */
  readonly first: number;
  readonly last: number;
  readonly pageCount: number;
  /** Images on a full page, as far as that can be known. */
  readonly size: number;
  /** Images in all pages, where the back end tells. */
  readonly total: number | undefined;
}

type Start<TImage extends GalleryImage> = Pick<GalleryPage<TImage>, 'images' | 'page' | 'pageCount' | 'total'>;

/** A run of one page; `appends`: the page holds all from the first on. */
export function startRun<TImage extends GalleryImage>(start: Start<TImage>, appends = false): PageRun<TImage> {
  const { images, page, pageCount, total } = start;
  const count = images.length;
  const isLastOfMany = page >= pageCount && page > 1;
  const size = isLastOfMany && total !== undefined ? (total - count) / (page - 1) : count;
  return { images, first: appends ? 1 : page, last: page, pageCount, size: appends ? count / page : size, total };
}

/**
 * The run with the next page at an edge. Images that are in it already are left out: others were added or went meanwhile. A page
 * that is empty, or is not there, is the end.
 */
export function growRun<TImage extends GalleryImage>(
  run: PageRun<TImage>,
  edge: ListEdge,
  answer: Start<TImage> | undefined,
): PageRun<TImage> {
  const isStart = edge === 'start';
  const known = new Set(run.images.map(({ id }) => id));
  const added = answer?.images.filter(({ id }) => !known.has(id)) ?? [];
  if (isStart) {
    // Before the first page there is nothing, whatever the numbers say.
    const first = added.length > 0 ? run.first - 1 : 1;
    return { ...run, images: [...added, ...run.images], first, size: added.length || run.size };
  }
  if (!answer || added.length === 0) return { ...run, pageCount: run.last };
  const { pageCount, total = run.total } = answer;
  return { ...run, images: [...run.images, ...added], last: run.last + 1, pageCount, total };
}

/** Returns the position of a run in the gallery. Without a total from the back end it is computed in full pages until the last one is loaded. */
export function runSpan({ images, first, last, pageCount, size, total }: PageRun): ListSpan {
  const count = images.length;
  const isAtEnd = last >= pageCount;
  const before = isAtEnd && total !== undefined ? total - count : Math.round((first - 1) * size);
  const offset = first <= 1 ? 0 : Math.max(1, before);
  const promised = total ?? Math.round(pageCount * size);
  return { offset, total: isAtEnd ? offset + count : Math.max(promised, offset + count + 1) };
}
