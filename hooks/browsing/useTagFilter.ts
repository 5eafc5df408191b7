'use client';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import type { LinkOrButtonProps } from '../shared/ElementProps.ts';
import { isPlainActivation } from '../shared/isPlainActivation.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { safeHref } from '../shared/safeHref.ts';
import { useLabels } from '../shared/useLabels.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { VISIBLE_TAG_LINES } from './constants.ts';
import { BROWSING_LABELS } from './labels.ts';
import type { BrowsingHandle } from './types.ts';
import { useTagDisclosure } from './useTagDisclosure.ts';
import type { UseTagFilterOptions, UseTagFilterResult } from './tagFilterTypes.ts';

/** A link where there is an address that a link may have, else a button. */
const pressedProps = (isOn: boolean, href: string | undefined) =>
  safeHref(href) === undefined
    ? ({ type: 'button', 'aria-pressed': isOn } as const)
    : ({ href: safeHref(href), 'aria-current': isOn ? 'true' : undefined } as const);

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
  const getters = useMemo(() => {
    const isActive = (tagId: string): boolean => tagIds.includes(tagId);
    const tagIdsAfter = (tagId: string): readonly string[] => {
      if (!isActive(tagId)) return [...tagIds, tagId];
      return removesTags ? tagIds.filter((id) => id !== tagId) : tagIds;
    };
    const linkTo = (next: readonly string[]) => (event: MouseEvent) => {
      if (!isPlainActivation(event)) return;
      event.preventDefault();
      setTagIds(next, event.nativeEvent);
    };
    return {
      isActive,
      tagIdsAfter,
      getTagProps: ({ tagId, href, ...props }: LinkOrButtonProps & { readonly tagId: string }) =>
        mergeProps(
          {
            ...pressedProps(isActive(tagId), href),
            // Out of sight and out of the way of Tab, and still there to be measured.
            style: isHidden(tagId) ? ({ visibility: 'hidden' } as const) : undefined,
            onClick: linkTo(tagIdsAfter(tagId)),
          },
          props,
        ),
      getAllTagsProps: ({ href, ...props }: LinkOrButtonProps = {}) =>
        mergeProps({ ...pressedProps(tagIds.length === 0, href), onClick: linkTo([]) }, props),
    };
  }, [tagIds, removesTags, isHidden, setTagIds]);

  return { tags, tagIds, setTagIds, ...lists, ...getters, labels };
}
