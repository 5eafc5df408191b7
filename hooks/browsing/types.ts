import type { GalleryQuery } from '../backend/GallerySource.ts';
import type { UseGalleryOptions } from '../gallery/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { BrowsingState } from './browsingState.ts';
import type { BrowsingLabels } from './labels.ts';

/** Why the state changed. `appending` adds images below the current ones; `paging` replaces them with another page. */
export type BrowsingReason = 'paging' | 'appending' | 'search' | 'sort' | 'tags' | 'reset' | 'imperative';

export interface UseBrowsingOptions {
  /** The controlled state, for example from `useBrowsingUrlState`. */
  readonly state?: BrowsingState | undefined;
  /**
   * The initial state when uncontrolled; missing values come from `DEFAULT_BROWSING_STATE`. @default
   * DEFAULT_BROWSING_STATE
   */
  readonly defaultState?: Partial<BrowsingState> | undefined;
  readonly onStateChange?: ((state: BrowsingState, details: ChangeDetails<BrowsingReason>) => void) | undefined;
  /** Appends pages to the current images. Use it with `useAppendingSource`. @default false */
  readonly appends?: boolean | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

/** The shared state that search, sorting, tags and paging read and change. */
export interface BrowsingHandle {
  readonly state: BrowsingState;
  /** Changes the state. A new search, order or tag goes back to page 1. */
  change(change: Partial<BrowsingState>, reason?: BrowsingReason, event?: Event): void;
}

export interface UseBrowsingResult extends BrowsingHandle {
  /** Whether a search or tags filter the images. */
  readonly isFiltered: boolean;
  /** Clears the search and the tags and goes to page 1. The sort order is kept. */
  reset(event?: Event): void;
  /** Props for the "Show all images" button, which clears the search and the tags. */
  readonly getResetButtonProps: PropGetter<'button'>;
  /** The backend query without the page. Its identity is stable until it changes. */
  readonly query: Omit<GalleryQuery, 'page'>;
  /** Options for `useGallery` and the kit's galleries. */
  readonly galleryOptions: Required<Pick<UseGalleryOptions, 'page' | 'onPageChange' | 'query'>>;
}
