import type { PlaylistPage, PlaylistSource, PlaylistVideo } from '../backend/PlaylistSource.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { PlaylistLabels } from './labels.ts';
import type { PageLimits } from './pageLimits.ts';

export interface UsePlaylistPagesOptions {
  /** Undefined: there is the first page and no other. */
  readonly source?: PlaylistSource | undefined;
  /**
   * The page that is already there. Without a `source` its videos are the list, whatever becomes of them; with one it is where the list
   * begins, and another playlist is another element: give it another `key`.
   */
  readonly initialPage: PlaylistPage;
  /** Its number. @default 1 */
  readonly page?: number | undefined;
  /** Of how many, where the back end tells. */
  readonly pageCount?: number | undefined;
  readonly labels?: Partial<PlaylistLabels> | undefined;
}

/** Why the last question has no answer, in words for the visitor. */
export interface PlaylistFailure {
  readonly error: LoggiaError;
  readonly message: string;
}

export interface UsePlaylistPagesResult extends PageLimits {
  /** The list: one page, or all that were added to each other. */
  readonly shown: readonly PlaylistVideo[];
  /** Every video that came, each once, in the order of its coming. */
  readonly known: readonly PlaylistVideo[];
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number | undefined;
  /** "2 of 5"; the number alone where the back end does not tell how many there are. */
  readonly position: string;
  /** There is a page in one direction at least: a pager has something to do. */
  readonly hasPages: boolean;
  /** There are videos that are not known yet. */
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: PlaylistFailure | null;
  goToNext(): void;
  goToPrevious(): void;
  /** Adds the next page to the list. */
  loadMore(): void;
  /** Makes more videos known without a change of the list: for the thumbnails of a lightbox. */
  knowMore(): void;
  /** Those thumbnails are gone: the question for more of them is taken back, and what is said of its failure. */
  forgetMore(): void;
  retry(): void;
  readonly getNextButtonProps: PropGetter<'button'>;
  readonly getPreviousButtonProps: PropGetter<'button'>;
  readonly getMoreButtonProps: PropGetter<'button'>;
  readonly getRetryButtonProps: PropGetter<'button'>;
  /** For the element around those buttons: it takes the focus of one that is needed no longer. */
  readonly getPagingProps: PropGetter<'div'>;
  /** For the list: busy while a page is on its way. */
  readonly getListProps: PropGetter<'ul'>;
  /** A live region that says what is loading, which page it is and what failed. */
  readonly getStatusProps: PropGetter<'div'>;
  readonly labels: PlaylistLabels;
}
