import type { GalleryQuery } from '../../data/backend/GallerySource.ts';
import type { UseGalleryOptions } from '../gallery/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { BrowsingState } from './browsingState.ts';
import type { BrowsingLabels } from './labels.ts';

/**
 * Why the state changed. `appending` adds images after the current ones, whereas `paging` replaces the current images
 * with another page.
 */
export type BrowsingReason = 'paging' | 'appending' | 'search' | 'sort' | 'tags' | 'reset' | 'imperative';

export interface UseBrowsingOptions {
  /** The state (controlled), for example from `useBrowsingUrlState`. */
  readonly state?: BrowsingState | undefined;
  /**
   * The initial state if the state is uncontrolled. Missing values come from `DEFAULT_BROWSING_STATE`.
   * @default DEFAULT_BROWSING_STATE
   */
  readonly defaultState?: Partial<BrowsingState> | undefined;
  readonly onStateChange?: ((state: BrowsingState, details: ChangeDetails<BrowsingReason>) => void) | undefined;
  /** Whether pages are appended to the current images. Use this option with `useAppendingSource`. @default false */
  readonly appends?: boolean | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

/** The state shared by search, sorting, tags and pagination, and a function that changes it. */
export interface BrowsingHandle {
  readonly state: BrowsingState;
  /** Changes the state. A new search, order or tag selection resets the page to 1. */
  change(change: Partial<BrowsingState>, reason?: BrowsingReason, event?: Event): void;
}

export interface UseBrowsingResult extends BrowsingHandle {
  /** Whether the images are filtered by a search or by tags. */
  readonly isFiltered: boolean;
  /** Clears the search and the tags, and returns to page 1. The sort order is kept. */
  reset(event?: Event): void;
  /** Returns props for the "Show all images" button, which clears the search and the tags. */
  readonly getResetButtonProps: PropGetter<'button'>;
  /** The backend query without the page. The object stays the same until the query changes. */
  readonly query: Omit<GalleryQuery, 'page'>;
  /** Options for `useGallery` and the kit's galleries. */
  readonly galleryOptions: Required<Pick<UseGalleryOptions, 'page' | 'onPageChange' | 'query'>>;
}
