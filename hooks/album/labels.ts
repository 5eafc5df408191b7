import type { ResponseErrorLabels } from '../errors/responseErrors.ts';
import type { GalleryLabels } from '../gallery/labels.ts';

/** The texts of an album. Placeholders in `{…}` are filled in. */
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
  /** Name of the root level if the backend provides none. */
  readonly top: string;
  readonly back: string;
  /** Accessible name of the breadcrumb. */
  readonly breadcrumb: string;
  /** Replaces a missing title; `{index}`. */
  readonly untitledAlbum: string;
  readonly untitledGallery: string;
  /** Accessible name of an entry with its number of items; `{title}`, and `{count}` such as "12 images". */
  readonly counted: string;
  /** Number of images in a gallery, if known; `{count}`. */
  readonly imageCount: string;
  readonly oneImage: string;
  /** Number of galleries and albums in an album, if known; `{count}`. */
  readonly entryCount: string;
  readonly oneEntry: string;
  /** Announced after a change of level; `{title}`. */
  readonly opened: string;
  /** Announced after more entries were appended; `{added}`, `{count}`. */
  readonly loadedMore: string;
  /** Shown at the end of appended entries; `{count}`. */
  readonly allShown: string;
  /** Expands a long description. */
  readonly more: string;
  /** Collapses it again. */
  readonly less: string;
}

/** The default labels, in English. */
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
