'use client';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { GalleryLayout } from '../layout/types.ts';
import { usePrinting } from '../layout/usePrinting.ts';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { indexOfKey } from '../shared/useItemKeys.ts';
import { useLatestRef, useStableCallback } from '../shared/useStableCallback.ts';
import { BLOG_EXPECTED_HEIGHT_PX, BLOG_PAGE_LENGTH, BLOG_UNWINDOWED_COUNT } from './constants.ts';
import { followEntries } from './engine/followEntries.ts';
import type { BlogEntries, EntryWindow, EntryWindowSettings, EntryWindowView } from './types.ts';

export interface UseBlogOptions extends BlogEntries {
  /** Up to so many all are mounted. @default BLOG_UNWINDOWED_COUNT */
  readonly unwindowedCount?: number | undefined;
  /**
   * The number of entries that are mounted before the window is known, and in the server's HTML, in a blog of more than `unwindowedCount` entries. Up to
   * that many, all entries are always mounted. @default BLOG_PAGE_LENGTH
   */
  readonly initialCount?: number | undefined;
  /** An entry that stays mounted wherever the visitor scrolls: the one the lightbox shows. */
  readonly pinnedIndex?: number | undefined;
}

export interface UseBlogResult {
  /** Entries to mount, ascending. */
  readonly indices: readonly number[];
  /** The positions of the entries, for `useLayoutAnchor` and `scrollToIndex`. Null on paper, and before a long list is measured. */
  readonly layout: GalleryLayout | null;
  /** The list element. */
  readonly containerRef: RefObject<HTMLElement | null>;
  /**
   * For the list element. It must have no padding; what is between entries is its `row-gap`. Anchors find their way in a list that is
   * in the document as a whole where its style sheet says `position: relative`.
   */
  readonly getContainerProps: PropGetter<'ul'>;
  /** For each entry, a child of the list element, without margins. */
  getEntryProps(props: ElementProps<'li'> & { readonly index: number }): ElementProps<'li'>;
}

const roomOf = ({ height }: EntryWindowView) => ({ position: 'relative', height }) as const;

/** The browser keeps nothing in place while entries change from the flow to places of their own: that is done once. */
const roomWhile = (isAwaited: boolean, count: number) =>
  isAwaited
    ? ({ alignContent: 'start', minHeight: count * BLOG_EXPECTED_HEIGHT_PX, overflowAnchor: 'none' } as const)
    : undefined;

/**
 * A list of entries, one under the other and each as high as it is. Of a long one only what is near the window is in the document.
 *
 * @example
 * const blog = useBlog({ count: images.length });
 * <ul {...blog.getContainerProps()}>
 *   {blog.indices.map((index) => <li key={images[index].id} {...blog.getEntryProps({ index })}>…</li>)}
 * </ul>
 */
export function useBlog(options: UseBlogOptions): UseBlogResult {
  const { count, unwindowedCount = BLOG_UNWINDOWED_COUNT, initialCount, pinnedIndex, keyOf = String } = options;
  const containerRef = useRef<HTMLElement>(null);
  const [focusedIndex, noteFocus] = useFocusedEntry(count, keyOf);
  const isPrinting = usePrinting();
  const isLong = count > unwindowedCount;
  const found = useEntryView({
    listRef: containerRef,
    readSettings: () => ({ ...options, pinnedIndex, focusedIndex: focusedIndex(), isPaused: isPrinting }),
    isLong,
  });
  // Paper has another width: there the entries flow, all of them.
  const isWhole = !isLong || isPrinting;
  const view = isWhole || found === 'awaited' ? null : found;
  const isAwaited = !isWhole && found === 'awaited';
  const flowingCount = useFlowingCount({ count, isWhole, initialCount });
  const indices = useMemo(
    () => view?.indices ?? Array.from({ length: flowingCount }, (_, index) => index),
    [view, flowingCount],
  );
  // oxlint-disable-next-line react/refs -- the element is read when somebody asks, which no render does.
  const wholeLayout = useMemo(() => wholeListLayout(containerRef, count), [count]);

  const getContainerProps = useCallback<UseBlogResult['getContainerProps']>(
    (props) => {
      return mergeProps(
        {
          ref: containerRef,
          role: 'list',
          'data-windowed': isWhole ? undefined : '',
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

/** Tells where the entry is that has focus, or had it last: focus may come back to it, wherever a new order has put it. */
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

/** `'awaited'`: nothing is measured yet. Null: there is no script yet. */
type EntryView = EntryWindowView | 'awaited' | null;

interface UseEntryViewOptions {
  readonly listRef: RefObject<HTMLElement | null>;
  readonly readSettings: () => EntryWindowSettings;
  /** The list is so long that not all of it belongs in the document. */
  readonly isLong: boolean;
}

/** Returns the part of a long list that is in the document. */
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
  // An external store, because what was measured is rendered before it is painted.
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
  /** The list belongs in the document as a whole. */
  readonly isWhole: boolean;
  /** The number of entries of a partial list that are mounted before the window is known. @default BLOG_PAGE_LENGTH */
  readonly initialCount?: number | undefined;
}

/** Returns the number of entries in normal flow. A list that grows long stays as it is until it is measured. */
function useFlowingCount({ count, isWhole, initialCount = BLOG_PAGE_LENGTH }: UseFlowingCountOptions): number {
  const [wholeCount] = useAdjustedState(
    () => 0,
    (known) => (isWhole ? count : known),
  );
  return isWhole ? count : Math.min(count, Math.max(initialCount, wholeCount));
}

/** Returns the positions of entries that are all in the document: read there on demand. The list is their `offsetParent`. */
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
