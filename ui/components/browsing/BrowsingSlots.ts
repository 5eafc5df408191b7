import type { GalleryTag } from '@loggia/hooks/backend';
import type {
  BrowsingAddress,
  BrowsingLabels,
  UseAppendedPagesResult,
  UseBrowsingResult,
} from '@loggia/hooks/browsing';
import type { LinkOrButtonProps } from '@loggia/hooks/shared';
import type { Slot } from '../../slots.ts';

/** The props of every slot around a browsed gallery. */
export interface BrowsingPart {
  readonly browsing: UseBrowsingResult;
  /** Undefined where nothing is kept in the address. */
  readonly address: BrowsingAddress | undefined;
  readonly labels: BrowsingLabels;
}

export interface SearchLinePart extends BrowsingPart {
  /** The name of the search, if the gallery has a title. */
  readonly name: string | undefined;
}

export interface TagFilterPart extends BrowsingPart {
  readonly tags: readonly GalleryTag[];
}

export interface LoadMorePart {
  readonly more: UseAppendedPagesResult;
  /** For a button of your own; with `href` for a link, which works before any script. */
  readonly buttonProps: LinkOrButtonProps;
}

/** Parts around a gallery that is browsed which a page draws itself. */
export interface BrowsingSlots {
  /** The choice of orders and the search box. */
  readonly searchLine?: Slot<SearchLinePart> | undefined;
  /** The tags below them, unless `renderTags` draws them within. */
  readonly tagFilter?: Slot<TagFilterPart> | undefined;
  /** The button for more images, where pages are appended. It stays when all of them are shown, so that focus on it is not lost. */
  readonly loadMore?: Slot<LoadMorePart> | undefined;
}
