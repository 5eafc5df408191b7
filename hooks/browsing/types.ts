import type { GalleryQuery } from '../backend/GallerySource.ts';
import type { UseGalleryOptions } from '../gallery/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { BrowsingState } from './browsingState.ts';
import type { BrowsingLabels } from './labels.ts';

/** The reason for a change of state. `appending` shows more below the current images; `paging` replaces them by another page. */
export type BrowsingReason = 'paging' | 'appending' | 'search' | 'sort' | 'tags' | 'reset' | 'imperative';

export interface UseBrowsingOptions {
  /** Controlled state, for example that of `useBrowsingUrlState`. */
  readonly state?: BrowsingState | undefined;
  /** @default DEFAULT_BROWSING_STATE */
  readonly defaultState?: Partial<BrowsingState> | undefined;
  readonly onStateChange?: ((state: BrowsingState, details: ChangeDetails<BrowsingReason>) => void) | undefined;
  /** Pages are appended to what is shown: use `useAppendingSource` with it. @default false */
  readonly appends?: boolean | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

/** The shared state that search, order, tags and paging read and change. */
export interface BrowsingHandle {
  readonly state: BrowsingState;
  /** Changes the state. Another search, order or tag starts at page 1. */
  change(change: Partial<BrowsingState>, reason?: BrowsingReason, event?: Event): void;
}

export interface UseBrowsingResult extends BrowsingHandle {
  /** Whether a search or tags filter the images. */
  readonly isFiltered: boolean;
  /** Clears search and tags, and goes to page 1. The order stays. */
  reset(event?: Event): void;
  /** For the button "Show all images", which clears search and tags. */
  readonly getResetButtonProps: PropGetter<'button'>;
  /** The query for the back end, without the page; the same object until it changes. */
  readonly query: Omit<GalleryQuery, 'page'>;
  /** For `useGallery`, and for every gallery of the kit. */
  readonly galleryOptions: Required<Pick<UseGalleryOptions, 'page' | 'onPageChange' | 'query'>>;
}
