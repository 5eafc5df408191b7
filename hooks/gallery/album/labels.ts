import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';
import type { GalleryLabels } from '../gallery/labels.ts';

/** An album's labels and messages. Placeholders in `{…}` are replaced with the actual values. */
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
  /** Name of the root level if the backend doesn't provide one. */
  readonly top: string;
  readonly back: string;
  /** Accessible name of the breadcrumb. */
  readonly breadcrumb: string;
  /** The name of an album without a title. Placeholder: `{index}`. */
  readonly untitledAlbum: string;
  readonly untitledGallery: string;
  /**
   * Accessible name of an entry, including its item count. Placeholders: `{title}` and `{count}` (such as "12 images").
   */
  readonly counted: string;
  /** Number of images in a gallery, if known. Placeholder: `{count}`. */
  readonly imageCount: string;
  readonly oneImage: string;
  /** Number of galleries and albums in an album, if known. Placeholder: `{count}`. */
  readonly entryCount: string;
  readonly oneEntry: string;
  /** Announced after the user navigates to another level. Placeholder: `{title}`. */
  readonly opened: string;
  /** Announced when more entries have been appended. Placeholders: `{added}` and `{count}`. */
  readonly loadedMore: string;
  /** Shown when all entries have been loaded. Placeholder: `{count}`. */
  readonly allShown: string;
  /** Label of the button that expands a long description. */
  readonly more: string;
  /** Label of the button that collapses the description again. */
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
  loadedMore: '{added} more loaded, {count} in total.',
  allShown: 'All {count} items are shown.',
  more: 'Show more',
  less: 'Show less',
};
