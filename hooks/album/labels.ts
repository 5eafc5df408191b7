import type { ResponseErrorLabels } from '../errors/responseErrors.ts';
import type { GalleryLabels } from '../gallery/labels.ts';

/** Every text of an album. `{…}` are filled in. */
export interface AlbumLabels
  extends
    ResponseErrorLabels,
    Pick<
      GalleryLabels,
      | 'loading'
      | 'emptyTitle'
      | 'empty'
      | 'failedTitle'
      | 'failed'
      | 'offlineTitle'
      | 'missingTitle'
      | 'missing'
      | 'retry'
      | 'goBack'
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
  /** The accessible name of an entry that says what is in it; `{title}`, `{count}` as in "12 images". */
  readonly counted: string;
  /** The number of images in a gallery, if it is known; `{count}`. */
  readonly imageCount: string;
  readonly oneImage: string;
  /** The number of galleries and albums in an album, if it is known; `{count}`. */
  readonly entryCount: string;
  readonly oneEntry: string;
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
  emptyTitle: 'Nothing here',
  empty: 'Galleries will appear here once they are added.',
  failedTitle: 'Something went wrong',
  failed: 'The album could not be loaded.',
  offlineTitle: 'No connection',
  offline: 'You are probably offline.',
  brokenResponse: 'The connection was lost before all of the album arrived.',
  invalidResponse: 'The album could not be loaded because of a problem on the server.',
  missingTitle: 'Album not found',
  missing: 'This album is no longer available.',
  retry: 'Try again',
  goBack: 'Go back',
  nextPage: 'Next page',
  previousPage: 'Previous page',
  pages: 'Pages',
  pagesAbove: 'Pages (top)',
  position: 'Page {page} of {pageCount}',
  top: 'Albums',
  back: 'Back',
  breadcrumb: 'You are here',
  untitledAlbum: 'Album {index}',
  untitledGallery: 'Gallery {index}',
  counted: '{title}, {count}',
  imageCount: '{count} images',
  oneImage: '1 image',
  entryCount: '{count} items',
  oneEntry: '1 item',
  opened: '{title} is open.',
  loadedMore: '{added} more, {count} in all.',
  allShown: 'All {count} are shown.',
  more: 'Show more',
  less: 'Show less',
};
