import type { GalleryTag } from '@loggia/hooks/backend';
import type {
  BrowsingUrlState,
  BrowsingLabels,
  UseAppendedPagesResult,
  UseBrowsingResult,
} from '@loggia/hooks/browsing';
import type { LinkOrButtonProps } from '@loggia/hooks/shared';
import type { Slot } from '../slots.ts';

/** The props of every slot around a browsed gallery. */
export interface BrowsingPart {
  readonly browsing: UseBrowsingResult;
  /** The browsing state in the URL; undefined if the state is not kept in the URL. */
  readonly urlState: BrowsingUrlState | undefined;
  readonly labels: BrowsingLabels;
}

export interface SearchLinePart extends BrowsingPart {
  /** The accessible name of the search landmark, if the gallery has a title. */
  readonly name: string | undefined;
}

export interface TagFilterPart extends BrowsingPart {
  readonly tags: readonly GalleryTag[];
}

export interface LoadMorePart {
  readonly more: UseAppendedPagesResult;
  /** The props for a custom button. If they have an `href`, render a link, so that it works without scripts. */
  readonly buttonProps: LinkOrButtonProps;
}

/** Replaces the elements that the kit renders around a browsed gallery. */
export interface BrowsingSlots {
  /** The sort select and the search box. */
  readonly searchLine?: Slot<SearchLinePart> | undefined;
  /** The tags below the search line, unless `renderTags` renders them inside it. */
  readonly tagFilter?: Slot<TagFilterPart> | undefined;
  /**
   * The button that loads more images, if pages are appended. It stays mounted when all images are shown, so that it
   * keeps focus.
   */
  readonly loadMore?: Slot<LoadMorePart> | undefined;
}
