import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { GalleryPage } from '../backend/GallerySource.ts';
import type { ListSpan } from '../lightbox/lightboxState.ts';
import type { ListEdge } from './types.ts';

/** Pages of a gallery that follow each other, as one list. */
export interface PageRun<TImage extends GalleryImage = GalleryImage> {
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

/** Where a run stands in the gallery. Without a total of the back end's it is reckoned in full pages, until the last one is there. */
export function runSpan({ images, first, last, pageCount, size, total }: PageRun): ListSpan {
  const count = images.length;
  const isAtEnd = last >= pageCount;
  const before = isAtEnd && total !== undefined ? total - count : Math.round((first - 1) * size);
  const offset = first <= 1 ? 0 : Math.max(1, before);
  const promised = total ?? Math.round(pageCount * size);
  return { offset, total: isAtEnd ? offset + count : Math.max(promised, offset + count + 1) };
}
