import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';

/** A gallery's labels and messages. Placeholders in `{…}` are replaced with the actual values. */
export interface GalleryLabels extends ResponseErrorLabels {
  readonly loading: string;
  /** Heading of the message for a gallery without images. */
  readonly emptyTitle: string;
  readonly empty: string;
  /** Heading of the error message. */
  readonly failedTitle: string;
  readonly failed: string;
  /** Heading of the error message when the user is offline. */
  readonly offlineTitle: string;
  /** Heading of the message for a gallery that no longer exists. */
  readonly missingTitle: string;
  readonly missing: string;
  readonly retry: string;
  /**
   * Label of the button that leads from an empty or missing gallery back to the previous page. An empty string removes
   * the button.
   */
  readonly goBack: string;
  readonly nextPage: string;
  readonly previousPage: string;
  /** Accessible name of the pagination. */
  readonly pages: string;
  /** Accessible name of the pagination above the images, if there is one above and one below. */
  readonly pagesAbove: string;
  /** The name of an image without a title. Placeholder: `{index}`. */
  readonly untitled: string;
  /** Announced after the user navigates to another page. Placeholders: `{page}` and `{pageCount}`. */
  readonly position: string;
}

/** The default labels, in English. */
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
