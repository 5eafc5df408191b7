import type { GalleryTag } from '../backend/GalleryTag.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import type { BrowsingLabels } from './labels.ts';

export interface UseTagFilterOptions {
  readonly tags: readonly GalleryTag[];
  /** A second press takes a tag back. False: only "All Tags" does, as in the original. @default true */
  readonly removesTags?: boolean | undefined;
  /** Lines before "See all tags". @default VISIBLE_TAG_LINES */
  readonly visibleLines?: number | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseTagFilterResult {
  readonly tags: readonly GalleryTag[];
  /** Ids of the tags that are on. */
  readonly tagIds: readonly string[];
  isActive(tagId: string): boolean;
  /** For a control of your own, a multi-select for example. */
  setTagIds(tagIds: readonly string[]): void;
  /** The ids after a press on a tag: for the address of a link. */
  tagIdsAfter(tagId: string): readonly string[];
  /** There are more tags than fit in the first lines. */
  readonly hasMore: boolean;
  /** All of them are shown. At first that is so where a tag is on that else would be out of sight. */
  readonly isExpanded: boolean;
  /** For the parent of "All Tags" and the tags, each of which is a child of its own. */
  readonly getListProps: PropGetter<'ul'>;
  /** `href`: the tag is a link. Without one it is a button. `index`: its place in the list, after "All Tags". */
  getTagProps(props: LinkOrButtonProps & { readonly tagId: string }): LinkOrButtonProps;
  getAllTagsProps(props?: LinkOrButtonProps): LinkOrButtonProps;
  readonly getSeeAllButtonProps: PropGetter<'button'>;
  readonly labels: BrowsingLabels;
}
