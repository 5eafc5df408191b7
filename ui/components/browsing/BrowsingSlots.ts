import type { GalleryTag } from '@loggia/hooks/backend';
import type {
  BrowsingUrlState,
  BrowsingLabels,
  UseAppendedPagesResult,
  UseBrowsingResult,
} from '@loggia/hooks/browsing';
import type { LinkOrButtonProps } from '@loggia/hooks/shared';
import type { Slot } from '../../slots.ts';

/** The props of every slot around a browsed gallery. */
export interface BrowsingPart {
  readonly browsing: UseBrowsingResult;
  /** The address; undefined if it does not keep the state. */
  readonly urlState: BrowsingUrlState | undefined;
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
  /** For a button of your own. With `href` use a link, which works without scripts. */
  readonly buttonProps: LinkOrButtonProps;
}

/** The parts around a browsed gallery that a page draws itself. */
export interface BrowsingSlots {
  /** The sort select and the search box. */
  readonly searchLine?: Slot<SearchLinePart> | undefined;
  /** The tags below them, unless `renderTags` draws them within. */
  readonly tagFilter?: Slot<TagFilterPart> | undefined;
  /** The button for more images, if pages are appended. It stays when all are shown, so that it keeps its focus. */
  readonly loadMore?: Slot<LoadMorePart> | undefined;
}
