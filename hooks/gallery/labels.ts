import type { AnswerFailureLabels } from '../errors/answerFailure.ts';

/** Every text of a gallery. `{…}` are filled in. */
export interface GalleryLabels extends AnswerFailureLabels {
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  readonly missing: string;
  readonly retry: string;
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
  empty: 'There are no images here yet.',
  failed: 'The images could not be loaded.',
  offline: 'You are probably offline.',
  brokenAnswer: 'The connection broke off before all of the images had come.',
  invalidAnswer: 'The server gave no proper answer, so the images could not be loaded.',
  missing: 'This gallery is no longer available.',
  retry: 'Try again',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  pages: 'Pages',
  pagesAbove: 'Pages, above',
  untitled: 'Image {index}',
  position: 'Page {page} of {pageCount}',
};
