import type { ResponseErrorLabels } from '../errors/responseErrors.ts';

/** Every text of a gallery. `{…}` are filled in. */
export interface GalleryLabels extends ResponseErrorLabels {
  readonly loading: string;
  /** Heads the message of a gallery without images. */
  readonly emptyTitle: string;
  readonly empty: string;
  /** Heads the message of a request that failed. */
  readonly failedTitle: string;
  readonly failed: string;
  /** Heads the message of a request that had no network. */
  readonly offlineTitle: string;
  /** Heads the message of a gallery that is gone. */
  readonly missingTitle: string;
  readonly missing: string;
  readonly retry: string;
  /** The way on from a gallery that is empty or gone: to the page before. '' for none. */
  readonly goBack: string;
  readonly nextPage: string;
  readonly previousPage: string;
  /** Name of the paging control. */
  readonly pages: string;
  /** The name of the one above the images, because two controls need two names. */
  readonly pagesAbove: string;
  /** Stands in for a missing title; `{index}`. */
  readonly untitled: string;
  /** Announced after paging; `{page}`, `{pageCount}`. */
  readonly position: string;
}

/** English. */
export const GALLERY_LABELS: GalleryLabels = {
  loading: 'Loading images…',
  emptyTitle: 'Nothing here',
  empty: 'Images will appear here once they are added.',
  failedTitle: 'Something went wrong',
  failed: 'The images could not be loaded.',
  offlineTitle: 'No connection',
  offline: 'You are probably offline.',
  brokenResponse: 'The connection was lost before all of the images arrived.',
  invalidResponse: 'The images could not be loaded because of a problem on the server.',
  missingTitle: 'Gallery not found',
  missing: 'This gallery is no longer available.',
  retry: 'Try again',
  goBack: 'Go back',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  pages: 'Pages',
  pagesAbove: 'Pages (top)',
  untitled: 'Image {index}',
  position: 'Page {page} of {pageCount}',
};
