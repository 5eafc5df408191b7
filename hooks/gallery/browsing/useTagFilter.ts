'use client';
import { useCallback, useId, useMemo, useState, type MouseEvent } from 'react';
import type { GalleryTag } from '../../data/backend/GallerySource.ts';
import { buttonProps, isPlainActivation } from '../../core/shared/controlProps.ts';
import type { ElementProps, LinkOrButtonProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { safeHref } from '../../core/shared/urls.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useLabels } from '../../core/shared/useLabels.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { VISIBLE_TAG_LINES } from './constants.ts';
import { BROWSING_LABELS, type BrowsingLabels } from './labels.ts';
import type { BrowsingHandle } from './types.ts';

export interface UseTagFilterOptions {
  readonly tags: readonly GalleryTag[];
  /** Whether clicking a selected tag removes it. If false, only "All Tags" clears tags. @default true */
  readonly removesTags?: boolean | undefined;
  /** The number of rows shown before "See all tags". @default VISIBLE_TAG_LINES */
  readonly visibleLines?: number | undefined;
  readonly labels?: Partial<BrowsingLabels> | undefined;
}

export interface UseTagFilterResult {
  readonly tags: readonly GalleryTag[];
  /** The ids of the selected tags. */
  readonly tagIds: readonly string[];
  isActive(tagId: string): boolean;
  /** Sets the selected tags. Use it for custom controls such as a multi-select. */
  setTagIds(tagIds: readonly string[]): void;
  /** Returns the ids that would be selected after a click on a tag, for use in link URLs. */
  tagIdsAfter(tagId: string): readonly string[];
  /** Whether there are more tags than fit in the first rows. */
  readonly hasMore: boolean;
  /** Whether all tags are shown. Initially true if a selected tag would otherwise be hidden. */
  readonly isExpanded: boolean;
  /** Returns props for the list. "All Tags" and each tag must be its direct children. */
  readonly getListProps: PropGetter<'ul'>;
  /** Returns props for a tag. If you pass an `href`, render a link; otherwise, render a button. */
  getTagProps(props: LinkOrButtonProps & { readonly tagId: string }): LinkOrButtonProps;
  getAllTagsProps(props?: LinkOrButtonProps): LinkOrButtonProps;
  readonly getSeeAllButtonProps: PropGetter<'button'>;
  readonly labels: BrowsingLabels;
}

/** Returns link props if the URL is safe, otherwise button props. */
const pressedProps = (isOn: boolean, href: string | undefined) =>
  safeHref(href) === undefined
    ? ({ type: 'button', 'aria-pressed': isOn } as const)
    : ({ href: safeHref(href), 'aria-current': isOn ? 'true' : undefined } as const);

/**
 * Filters a gallery by tags. The tags are rendered as buttons or links in a few rows. A multi-select needs only `tags`,
 * `tagIds` and `setTagIds`.
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
            // Hidden tags are not focusable, but can still be measured.
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

interface UseTagDisclosureOptions {
  readonly tags: readonly GalleryTag[];
  readonly tagIds: readonly string[];
  readonly visibleLines: number;
  readonly labels: BrowsingLabels;
}

interface TagDisclosure extends Pick<
  UseTagFilterResult,
  'hasMore' | 'isExpanded' | 'getListProps' | 'getSeeAllButtonProps'
> {
  isHidden(tagId: string): boolean;
}

/** Collapses the tags to the first rows, with a button that shows the rest. */
function useTagDisclosure({ tags, tagIds, visibleLines, labels }: UseTagDisclosureOptions): TagDisclosure {
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

function measure(list: Element, lineCount: number): TagLines {
  const boxes = [...list.children].map((child) => child.getBoundingClientRect());
  return tagLines(boxes, lineCount);
}

interface MeasuredLines {
  /** How the tags are arranged; `null` until measured. */
  readonly lines: TagLines | null;
  readonly listRef: (element: HTMLElement | null) => void;
}

/**
 * Returns which children of a list are in its first rows. Measures again when the list's width or `content` changes.
 */
function useTagLines(lineCount: number, content: unknown): MeasuredLines {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [lines, setLines] = useState<TagLines | null>(null);
  const update = useCallback(() => {
    if (!list) return;
    const next = measure(list, lineCount);
    setLines((now) =>
      now?.visibleCount === next.visibleCount && now.visibleHeight === next.visibleHeight ? now : next,
    );
  }, [list, lineCount]);
  useIsomorphicLayoutEffect(() => {
    update();
    if (!list || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(list);
    return () => observer.disconnect();
  }, [list, update, content]);
  return { lines, listRef: setList };
}

/** How tags are arranged in rows. */
interface TagLines {
  /** The number of tags in the first rows. "See all tags" shows the others. */
  readonly visibleCount: number;
  /** The height of those rows, in pixels. */
  readonly visibleHeight: number;
}

interface MeasuredTag {
  /** The top edge in pixels, relative to the same origin as `bottom`. */
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns which tags are in the first rows. Tags are in the same row if their top edges differ by at most one pixel.
 */
export function tagLines(tags: readonly MeasuredTag[], lineCount: number): TagLines {
  let lines = 0;
  let lineTop = -Infinity;
  const start = tags[0]?.top ?? 0;
  let visibleHeight = 0;
  for (const [index, { top, bottom }] of tags.entries()) {
    if (top > lineTop + 1) {
      lines += 1;
      lineTop = top;
    }
    if (lines > lineCount) return { visibleCount: index, visibleHeight };
    visibleHeight = Math.max(visibleHeight, bottom - start);
  }
  return { visibleCount: tags.length, visibleHeight };
}
