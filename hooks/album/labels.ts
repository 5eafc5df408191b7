import type { AnswerFailureLabels } from '../errors/answerFailure.ts';
import type { GalleryLabels } from '../gallery/labels.ts';

/** Every text of an album. `{…}` are filled in. */
export interface AlbumLabels
  extends
    AnswerFailureLabels,
    Pick<
      GalleryLabels,
      | 'loading'
      | 'empty'
      | 'failed'
      | 'missing'
      | 'retry'
      | 'nextPage'
      | 'previousPage'
      | 'pages'
      | 'pagesAbove'
      | 'position'
    > {
  /** The name of the top level, if the back end has none. */
  readonly top: string;
  readonly back: string;
  /** The name of the breadcrumb. */
  readonly breadcrumb: string;
  /** In place of a missing title; `{index}`. */
  readonly untitledAlbum: string;
  readonly untitledGallery: string;
  /** The name of an entry with a known number of items; `{title}`, `{count}`. */
  readonly counted: string;
  /** Announced after a change of level; `{title}`. */
  readonly opened: string;
  /** Announced when more entries were appended; `{added}`, `{count}`. */
  readonly loadedMore: string;
  /** At the end of entries that were appended; `{count}`. */
  readonly allShown: string;
  /** Shows the rest of a long description. */
  readonly more: string;
  /** Hides it again. */
  readonly less: string;
}

/** English. */
export const ALBUM_LABELS: AlbumLabels = {
  loading: 'Loading the album…',
  empty: 'There is nothing in this album yet.',
  failed: 'The album could not be loaded.',
  offline: 'You are probably offline.',
  brokenAnswer: 'The connection broke off before all of the album had come.',
  invalidAnswer: 'The server gave no proper answer, so the album could not be loaded.',
  missing: 'This album is no longer available.',
  retry: 'Try again',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  pages: 'Pages',
  pagesAbove: 'Pages, above',
  position: 'Page {page} of {pageCount}',
  top: 'Albums',
  back: 'Back',
  breadcrumb: 'You are here',
  untitledAlbum: 'Album {index}',
  untitledGallery: 'Gallery {index}',
  counted: '{title} ({count})',
  opened: '{title} is open.',
  loadedMore: '{added} more, {count} in all.',
  allShown: 'All {count} are shown.',
  more: 'More',
  less: 'Hide',
};
