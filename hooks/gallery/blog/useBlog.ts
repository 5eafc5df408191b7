'use client';
import { useCallback, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { GalleryLayout } from '../layout/types.ts';
import { usePrinting } from '../layout/usePrinting.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import type { ElementProps, PropGetter } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { indexOfKey } from '../../core/shared/useItemKeys.ts';
import { useLatestRef, useStableCallback } from '../../core/shared/useStableCallback.ts';
import { BLOG_EXPECTED_HEIGHT_PX, BLOG_PAGE_LENGTH, BLOG_VIRTUALIZATION_THRESHOLD } from './constants.ts';
import { followEntries } from './engine/followEntries.ts';
import type { BlogEntries, EntryWindow, EntryWindowSettings, EntryWindowView } from './types.ts';

export interface UseBlogOptions extends BlogEntries {
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
   * Returns props for the list element. It must not have any padding. Its `row-gap` is the gap between entries. If the
   * list is not virtualized, it also needs `position: relative`, because `layout` reads positions relative to it.
   */
  readonly getContainerProps: PropGetter<'ul'>;
  /** Returns props for an entry. The entry must be a child of the list element and must not have any margins. */
  getEntryProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
}

const roomOf = ({ height }: EntryWindowView) => ({ position: 'relative', height }) as const;

/**
 * Returns the style for a list that has not been measured yet. Scroll anchoring is disabled while entries change from
 * normal flow to absolute positioning.
 */
const roomWhile = (isAwaited: boolean, count: number) =>
  isAwaited
    ? ({ alignContent: 'start', minHeight: count * BLOG_EXPECTED_HEIGHT_PX, overflowAnchor: 'none' } as const)
    : undefined;

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
  const { virtualizationThreshold = BLOG_VIRTUALIZATION_THRESHOLD } = options;
  const { count, initialCount, pinnedIndex, keyOf = String } = options;
  const containerRef = useRef<HTMLElement>(null);
  const [focusedIndex, noteFocus] = useFocusedEntry(count, keyOf);
  const isPrinting = usePrinting();
  const isLong = count > virtualizationThreshold;
  const found = useEntryView({
    listRef: containerRef,
    readSettings: () => ({ ...options, pinnedIndex, focusedIndex: focusedIndex(), isPaused: isPrinting }),
    isLong,
  });
  // A printed page is not as wide as the window, so all entries are in normal flow while printing.
  const isWhole = !isLong || isPrinting;
  const view = isWhole || found === 'awaited' ? null : found;
  const isAwaited = !isWhole && found === 'awaited';
  const flowingCount = useFlowingCount({ count, isWhole, initialCount });
  const indices = useMemo(
    () => view?.indices ?? Array.from({ length: flowingCount }, (_, index) => index),
    [view, flowingCount],
  );
  // oxlint-disable-next-line react/refs -- read on demand, never during render
  const wholeLayout = useMemo(() => wholeListLayout(containerRef, count), [count]);

  const getContainerProps = useCallback<UseBlogResult['getContainerProps']>(
    (props) => {
      return mergeProps(
        {
          ref: containerRef,
          role: 'list',
          'data-virtualized': isWhole ? undefined : '',
          style: view ? roomOf(view) : roomWhile(isAwaited, count),
        },
        props,
      );
    },
    [count, isAwaited, isWhole, view],
  );
  const getEntryProps = useCallback<UseBlogResult['getEntryProps']>(
    ({ index, ...props }) =>
      mergeProps(
        {
          'data-index': index,
          'aria-setsize': isWhole ? undefined : count,
          'aria-posinset': isWhole ? undefined : index + 1,
          onFocus: () => noteFocus(index),
          style: view ? ({ position: 'absolute', insetInline: 0, top: view.tops.get(index) } as const) : undefined,
        },
        props,
      ),
    [count, isWhole, view, noteFocus],
  );
  return {
    indices,
    layout: isLong ? (view?.layout ?? null) : wholeLayout,
    containerRef,
    getContainerProps,
    getEntryProps,
  };
}

/**
 * Tracks the entry that has, or last had, focus. Returns two functions: one finds the entry's current index, and the
 * other records a newly focused entry.
 */
function useFocusedEntry(count: number, keyOf: (index: number) => string) {
  const focused = useRef<{ readonly index: number; readonly key: string }>(undefined);
  const note = useStableCallback((index: number) => {
    focused.current = { index, key: keyOf(index) };
  });
  const find = () => {
    const { key, index: near } = focused.current ?? {};
    return key === undefined || near === undefined ? undefined : indexOfKey(keyOf, { key, near, count });
  };
  return [find, note] as const;
}

/** `'awaited'` until the first measurement; null during server rendering and hydration. */
type EntryView = EntryWindowView | 'awaited' | null;

interface UseEntryViewOptions {
  readonly listRef: RefObject<HTMLElement | null>;
  readonly readSettings: () => EntryWindowSettings;
  /** Whether the list is too long to be mounted in full. */
  readonly isLong: boolean;
}

/** Returns the mounted part of a long list. */
function useEntryView({ listRef, readSettings, isLong }: UseEntryViewOptions): EntryView {
  const entryWindow = useRef<EntryWindow>(undefined);
  const latestSettings = useLatestRef(readSettings);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listRef.current;
      if (!list || !isLong) return () => {};
      const ending = new AbortController();
      const { signal } = ending;
      entryWindow.current = followEntries({ list, readSettings: () => latestSettings.current(), onChange, signal });
      entryWindow.current.settle();
      return () => {
        ending.abort();
        entryWindow.current = undefined;
      };
    },
    [isLong, listRef, latestSettings],
  );
  // Uses an external store, because React renders its changes before the next paint.
  const view = useSyncExternalStore<EntryView>(
    subscribe,
    () => entryWindow.current?.view ?? 'awaited',
    () => null,
  );
  useIsomorphicLayoutEffect(() => {
    entryWindow.current?.settle();
  });
  return view;
}

interface UseFlowingCountOptions {
  readonly count: number;
  /** Whether all entries are mounted. */
  readonly isWhole: boolean;
  /** The number of entries to mount before the first measurement. @default BLOG_PAGE_LENGTH */
  readonly initialCount?: number | undefined;
}

/**
 * Returns how many entries are in normal flow. If a list grows beyond the threshold, its previous entries remain in
 * normal flow until the list has been measured.
 */
function useFlowingCount({ count, isWhole, initialCount = BLOG_PAGE_LENGTH }: UseFlowingCountOptions): number {
  const [wholeCount] = useAdjustedState(
    () => 0,
    (known) => (isWhole ? count : known),
  );
  return isWhole ? count : Math.min(count, Math.max(initialCount, wholeCount));
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
