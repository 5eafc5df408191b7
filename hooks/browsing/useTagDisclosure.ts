'use client';
import { useCallback, useId, useMemo, useState } from 'react';
import type { GalleryTag } from '../backend/GalleryTag.ts';
import { buttonProps } from '../shared/buttonProps.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { BrowsingLabels } from './labels.ts';
import type { UseTagFilterResult } from './tagFilterTypes.ts';
import { useTagLines } from './useTagLines.ts';

export interface UseTagDisclosureOptions {
  readonly tags: readonly GalleryTag[];
  readonly tagIds: readonly string[];
  readonly visibleLines: number;
  readonly labels: BrowsingLabels;
}

export interface TagDisclosure extends Pick<
  UseTagFilterResult,
  'hasMore' | 'isExpanded' | 'getListProps' | 'getSeeAllButtonProps'
> {
  isHidden(tagId: string): boolean;
}

/** The first lines of the tags, and the button that shows the others. */
export function useTagDisclosure({ tags, tagIds, visibleLines, labels }: UseTagDisclosureOptions): TagDisclosure {
  const { lines, listRef } = useTagLines(visibleLines, tags);
  const [chosen, setChosen] = useState<boolean>();
  const listId = useId();

  // The first child is "All Tags".
  const shownTags = lines ? tags.slice(0, Math.max(0, lines.visibleCount - 1)) : tags;
  const hasMore = shownTags.length < tags.length;
  const isOutOfSight = (id: string) => tagIds.includes(id) && !shownTags.some((tag) => tag.id === id);
  const isExpanded = chosen ?? (hasMore && tags.some(({ id }) => isOutOfSight(id)));
  const isCut = hasMore && !isExpanded;
  const shownCount = isCut ? shownTags.length : tags.length;
  const isHidden = useCallback(
    (tagId: string) => tags.findIndex(({ id }) => id === tagId) >= shownCount,
    [tags, shownCount],
  );
  const maxHeight = isCut ? lines?.visibleHeight : undefined;

  const getListProps = useMemo(
    () => (props?: ElementProps<'ul'>) =>
      mergeProps(
        {
          ref: listRef,
          id: listId,
          'aria-label': labels.tags,
          'data-measured': lines ? '' : undefined,
          style: maxHeight === undefined ? undefined : ({ maxHeight, overflow: 'hidden' } as const),
        },
        props,
      ),
    [listRef, listId, labels, lines, maxHeight],
  );
  const getSeeAllButtonProps = useMemo(() => {
    const label = isExpanded ? labels.seeLessTags : labels.seeAllTags;
    return (props?: ElementProps<'button'>) =>
      mergeProps(
        {
          ...buttonProps(label, () => setChosen(!isExpanded)),
          'aria-expanded': isExpanded,
          'aria-controls': listId,
          children: label,
        },
        props,
      );
  }, [isExpanded, labels, listId]);

  return { hasMore, isExpanded, getListProps, getSeeAllButtonProps, isHidden };
}
