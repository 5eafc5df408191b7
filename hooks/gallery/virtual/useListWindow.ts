'use client';
import { useCallback, useMemo, useState, useSyncExternalStore, type RefCallback, type RefObject } from 'react';
import { createValueStore } from '../../core/shared/createValueStore.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { mountedIndices } from './mountedIndices.ts';
import { indexOfKey } from '../../core/shared/useItemKeys.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { INITIAL_COUNT } from './constants.ts';
import type { GalleryLayout, LayoutRange, UseVirtualLayoutOptions, UseVirtualLayoutResult } from './types.ts';

/** A list's layout and the range of items near the viewport. Both are `null` until the list has been measured. */
export interface ListLayout {
  readonly layout: GalleryLayout | null;
  readonly range: LayoutRange | null;
  readonly containerRef: RefObject<HTMLElement | null>;
  /** Ref callback for the list element. */
  readonly watch: RefCallback<HTMLElement>;
}

interface UseListWindowOptions extends Pick<
  UseVirtualLayoutOptions,
  'count' | 'keyOf' | 'pinnedIndex' | 'initialCount'
> {
  readonly list: ListLayout;
  readonly isPrinting: boolean;
}

/**
 * Positions the items of a list. Mounts the items near the viewport, the focused item and the pinned item. Until the
 * list has been measured, its first items are in normal flow.
 */
export function useListWindow(options: UseListWindowOptions): UseVirtualLayoutResult {
  const { count, keyOf = String, pinnedIndex, initialCount = INITIAL_COUNT, list, isPrinting } = options;
  const { containerRef, watch } = list;
  // Printed pages have a different width, so all items are in normal flow while printing.
  const layout = isPrinting ? null : list.layout;
  const { start, end } = (layout && list.range) ?? { start: 0, end: isPrinting ? count : initialCount };
  const isWhole = start === 0 && end >= count;
  // The item that has focus, or the item that had it last, because focus may return to that item.
  const [focusedIndex, noteFocus] = useFocusedIndex({ count, keyOf, enabled: !isWhole });
  const indices = useMemo(
    () => mountedIndices({ count, range: { start, end }, focusedIndex, pinnedIndex }),
    [count, start, end, focusedIndex, pinnedIndex],
  );
  const isVirtualized = indices.length < count;

  const getContainerProps = useCallback(
    (props?: ElementProps<'ul'>) =>
      mergeProps(
        {
          ref: watch,
          role: 'list',
          'data-measured': layout ? '' : undefined,
          'data-virtualized': isVirtualized ? '' : undefined,
          style: layout ? ({ position: 'relative', height: layout.height } as const) : undefined,
        },
        props,
      ),
    [isVirtualized, layout, watch],
  );
  const getItemProps = useCallback(
    ({ index, ...props }: ElementProps<'li'> & { readonly index: number }) => {
      const { left, ...place } = layout?.rectangleOf(index) ?? {};
      return mergeProps(
        {
          'data-index': index,
          'aria-setsize': isVirtualized ? count : undefined,
          'aria-posinset': isVirtualized ? index + 1 : undefined,
          onFocus: () => noteFocus(index),
          style: layout ? ({ position: 'absolute', insetInlineStart: left, ...place } as const) : undefined,
        },
        props,
      );
    },
    [count, isVirtualized, layout, noteFocus],
  );

  return { layout, indices, isVirtualized, containerRef, getContainerProps, getItemProps };
}

interface FocusedItem {
  readonly index: number;
  readonly key: string;
}

interface UseFocusedIndexOptions {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** `false` if all items are mounted anyway, so that moving focus does not cause a rerender. */
  readonly enabled: boolean;
}

/** Returns the index of the focused item, even after reordering, and a function that records it. */
function useFocusedIndex({ count, keyOf, enabled }: UseFocusedIndexOptions) {
  const [store] = useState(createValueStore<FocusedItem>);
  const item = useSyncExternalStore(
    store.subscribe,
    () => (enabled ? store.get() : undefined),
    () => undefined,
  );
  const note = useStableCallback((index: number) => {
    const key = keyOf(index);
    const known = store.get();
    if (known?.index !== index || known.key !== key) store.set({ index, key });
  });
  const index = useMemo(
    () => item && indexOfKey(keyOf, { key: item.key, near: item.index, count }),
    [item, keyOf, count],
  );
  return [index, note] as const;
}
