import type { ResponseErrorLabels } from '../errors/responseErrors.ts';

/** All labels of a gallery. `{…}` are placeholders. */
export interface GalleryLabels extends ResponseErrorLabels {
  readonly loading: string;
  /** The heading of the message for a gallery without images. */
  readonly emptyTitle: string;
  readonly empty: string;
  /** The heading of the error message. */
  readonly failedTitle: string;
  readonly failed: string;
  /** The heading of the error message when offline. */
  readonly offlineTitle: string;
  /** The heading of the message for a gallery that no longer exists. */
  readonly missingTitle: string;
  readonly missing: string;
  readonly retry: string;
  /** The button that leaves an empty or missing gallery for the previous page; '' for none. */
  readonly goBack: string;
  readonly nextPage: string;
  readonly previousPage: string;
  /** The accessible name of the paging control. */
  readonly pages: string;
  /** The accessible name of the paging control above the images, to distinguish the two. */
  readonly pagesAbove: string;
  /** Used for images without a title; `{index}`. */
  readonly untitled: string;
  /** Announced after paging; `{page}`, `{pageCount}`. */
  readonly position: string;
}

/** The English labels. */
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
