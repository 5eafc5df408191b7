'use client';
import type { MouseEvent } from 'react';
import type { GalleryTag } from '../backend/GalleryTag.ts';
import type { LinkOrButtonProps, PropGetter } from '../shared/ElementProps.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { VISIBLE_TAG_LINES } from './constants.ts';
import { BROWSING_LABELS } from './labels.ts';
import type { BrowsingLabels } from './labels.ts';
import type { BrowsingHandle } from './types.ts';
import { useTagDisclosure } from './useTagDisclosure.ts';

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

const pressedProps = (isOn: boolean, isLink: boolean) =>
  isLink
    ? ({ 'aria-current': isOn ? 'true' : undefined } as const)
    : ({ type: 'button', 'aria-pressed': isOn } as const);

/**
 * A filter of tags as buttons or links, the first lines of them. A multi-select needs only `tags`, `tagIds` and `setTagIds`.
 *
 * @example
 * const filter = useTagFilter(browsing, { tags });
 * <ul {...filter.getListProps()}>
 *   <li><button {...filter.getAllTagsProps()}>{filter.labels.allTags}</button></li>
 *   {tags.map(({ id, name }) => <li key={id}><button {...filter.getTagProps({ tagId: id })}>{name}</button></li>)}
 * </ul>
 * {filter.hasMore && <button {...filter.getSeeAllButtonProps()} />}
 */
export function useTagFilter(
  { state, change }: Pick<BrowsingHandle, 'state' | 'change'>,
  options: UseTagFilterOptions,
): UseTagFilterResult {
  const { tags, removesTags = true, visibleLines = VISIBLE_TAG_LINES } = options;
  const labels = useLabels(BROWSING_LABELS, options.labels);
  const { tagIds } = state;
  const { isHidden, ...lists } = useTagDisclosure({ tags, tagIds, visibleLines, labels });
  const setTagIds = useStableCallback((next: readonly string[], event?: Event) =>
    change({ tagIds: next, page: 1 }, 'tags', event),
  );
  const tagIdsAfter = (tagId: string): readonly string[] => {
    if (!tagIds.includes(tagId)) return [...tagIds, tagId];
    return removesTags ? tagIds.filter((id) => id !== tagId) : tagIds;
  };
  const linkTo = (next: readonly string[]) => (event: MouseEvent) => {
    if (!isPlainActivation(event)) return;
    event.preventDefault();
    setTagIds(next, event.nativeEvent);
  };

  return {
    tags,
    tagIds,
    isActive: (tagId) => tagIds.includes(tagId),
    setTagIds,
    tagIdsAfter,
    ...lists,
    getTagProps: ({ tagId, ...props }) =>
      mergeProps(
        {
          ...pressedProps(tagIds.includes(tagId), props.href !== undefined),
          // Out of sight and out of the way of Tab, and still there to be measured.
          style: isHidden(tagId) ? ({ visibility: 'hidden' } as const) : undefined,
          onClick: linkTo(tagIdsAfter(tagId)),
        },
        props,
      ),
    getAllTagsProps: (props) =>
      mergeProps({ ...pressedProps(tagIds.length === 0, props?.href !== undefined), onClick: linkTo([]) }, props),
    labels,
  };
}
