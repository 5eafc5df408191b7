'use client';
import { useCallback, useMemo, type CSSProperties, type RefObject } from 'react';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import type { GalleryLayout, MeasuredItems } from '../virtual/types.ts';
import { useListWindow } from '../virtual/useListWindow.ts';
import { useMeasuredLayout } from '../virtual/useMeasuredLayout.ts';
import { usePrinting } from '../virtual/usePrinting.ts';
import { BLOG_PAGE_LENGTH, BLOG_VIRTUALIZATION_THRESHOLD } from './constants.ts';

export interface UseBlogOptions extends MeasuredItems {
  /**
   * Blogs with up to this many entries are mounted completely. Longer blogs are virtualized.
   * @default BLOG_VIRTUALIZATION_THRESHOLD
   */
  readonly virtualizationThreshold?: number | undefined;
  /**
   * The number of entries to mount in the server-rendered HTML and until the first measurement. Applies only if there
   * are more entries than `virtualizationThreshold`.
   * @default BLOG_PAGE_LENGTH
   */
  readonly initialCount?: number | undefined;
  /** The index of an entry that is always mounted, such as the one open in the lightbox. */
  readonly pinnedIndex?: number | undefined;
}

export interface UseBlogResult {
  /** The indices of the entries to mount, in ascending order. */
  readonly indices: readonly number[];
  /**
   * The entries' positions, for `useLayoutAnchor` and `scrollToIndex`. Null while printing, and until a long list has
   * been measured.
   */
  readonly layout: GalleryLayout | null;
  /** A ref for the list element. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /**
   * Returns props for the list element. The list must not have any padding. Its `row-gap` is the gap between entries.
   * If the list is not virtualized, it also needs `position: relative`, because `layout` reads positions relative to
   * it.
   */
  readonly getContainerProps: PropGetter<'ul'>;
  /** Returns props for an entry. The entry must be a child of the list element and must not have any margins. */
  getEntryProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
}

/** Overrides the size in the layout, because an entry has the height of its content and the width of the list. */
const OWN_SIZE: CSSProperties = { insetInlineEnd: 0, width: undefined, height: undefined };

/**
 * Manages a vertical list of entries with different heights. Long lists are virtualized.
 *
 * @example
 * const blog = useBlog({ count: images.length });
 * <ul {...blog.getContainerProps()}>
 *   {blog.indices.map((index) => <li key={images[index].id} {...blog.getEntryProps({ index })}>…</li>)}
 * </ul>
 */
export function useBlog(options: UseBlogOptions): UseBlogResult {
  const { count, initialCount = BLOG_PAGE_LENGTH, virtualizationThreshold = BLOG_VIRTUALIZATION_THRESHOLD } = options;
  const isLong = count > virtualizationThreshold;
  const isPrinting = usePrinting();
  const list = useMeasuredLayout({ items: options, isLong, isPaused: isPrinting });
  const flowingCount = useFlowingCount({ count, isLong, initialCount });
  const { getItemProps, ...shown } = useListWindow({ ...options, list, initialCount: flowingCount, isPrinting });
  const { layout, containerRef } = shown;
  const wholeLayout = useMemo(() => wholeListLayout(containerRef, count), [containerRef, count]);
  return {
    ...shown,
    layout: isLong ? layout : wholeLayout,
    getEntryProps: useCallback<UseBlogResult['getEntryProps']>(
      (props) => getItemProps(layout ? mergeProps({ style: OWN_SIZE }, props) : props),
      [getItemProps, layout],
    ),
  };
}

interface FlowingEntries {
  readonly count: number;
  readonly isLong: boolean;
  /** The number of entries to mount before the first measurement. */
  readonly initialCount: number;
}

/**
 * Returns how many entries are in normal flow. If a list grows beyond the threshold, its previous entries remain in
 * normal flow until the list has been measured.
 */
function useFlowingCount({ count, isLong, initialCount }: FlowingEntries): number {
  const [wholeCount] = useAdjustedState(
    () => 0,
    (known) => (isLong ? known : count),
  );
  return isLong ? Math.max(initialCount, wholeCount) : count;
}

/**
 * Returns the layout of a list that is not virtualized. Positions are read from the elements on demand, so the list
 * must be their `offsetParent`.
 */
const wholeListLayout = (listRef: RefObject<HTMLElement | null>, count: number): GalleryLayout => ({
  count,
  get width() {
    return listRef.current?.offsetWidth ?? 0;
  },
  get height() {
    return listRef.current?.offsetHeight ?? 0;
  },
  rectangleOf(index) {
    const entry = listRef.current?.children[index] as HTMLElement | undefined;
    return { left: 0, top: entry?.offsetTop ?? 0, width: entry?.offsetWidth ?? 0, height: entry?.offsetHeight ?? 0 };
  },
  rangeBetween: () => ({ start: 0, end: count }),
});
