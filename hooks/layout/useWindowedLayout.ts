'use client';
import { useCallback, useMemo, useState } from 'react';
import type { ElementProps } from '../shared/ElementProps.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import { indexOfKey } from '../shared/useItemKeys.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { INITIAL_COUNT, OVERSCAN_PX, UNWINDOWED_COUNT } from './constants.ts';
import { mountedIndices } from './mountedIndices.ts';
import type { UseWindowedLayoutOptions, UseWindowedLayoutResult } from './types.ts';
import { useMeasuredLayout } from './useMeasuredLayout.ts';
import { usePrinting } from './usePrinting.ts';

/**
 * Lays a list out by a `GalleryLayout` and mounts only what is near the viewport, whatever the length of the list. The server
 * and the first client render have the first items in the flow of the page; the measured layout follows before the next paint.
 *
 * @example
 * const keyOf = useItemKeys(images);
 * const createLayout = useCallback((width: number) => thumbnailsLayout({ count, width }), [count]);
 * const { indices, getContainerProps, getItemProps } = useWindowedLayout({ count, keyOf, createLayout });
 * <ul {...getContainerProps()}>{indices.map((index) => <li key={keyOf(index)} {...getItemProps({ index })}>…</li>)}</ul>
 */
export function useWindowedLayout(options: UseWindowedLayoutOptions): UseWindowedLayoutResult {
  const {
    count,
    pinnedIndex,
    keyOf = String,
    overscan = OVERSCAN_PX,
    initialCount = INITIAL_COUNT,
    unwindowedCount = UNWINDOWED_COUNT,
  } = options;
  // The item that has focus, or had it last: focus may come back to it.
  const [focusedIndex, setFocusedIndex] = useFocusedIndex(count, keyOf);
  const isPrinting = usePrinting();
  const isWhole = isPrinting || count <= unwindowedCount;

  const measured = useMeasuredLayout({
    ...options,
    rangeIn: (layout, { top, bottom }) =>
      isWhole ? { start: 0, end: count } : layout.rangeBetween(top - overscan, bottom + overscan),
  });
  const { elementRef: containerRef, watch } = measured;
  // Paper has another width: there the items flow, all of them.
  const layout = isPrinting ? null : measured.layout;
  const { start, end } = measured.range ?? { start: 0, end: isPrinting ? count : initialCount };
  const indices = useMemo(
    () => mountedIndices({ count, range: { start, end }, focusedIndex, pinnedIndex }),
    [count, start, end, focusedIndex, pinnedIndex],
  );
  const isWindowed = indices.length < count;

  const getContainerProps = useCallback(
    (props?: ElementProps<'ul'>) =>
      mergeProps(
        {
          ref: watch,
          role: 'list',
          'data-measured': layout ? '' : undefined,
          'data-windowed': isWindowed ? '' : undefined,
          style: layout ? ({ position: 'relative', height: layout.height } as const) : undefined,
        },
        props,
      ),
    [isWindowed, layout, watch],
  );
  const getItemProps = useCallback(
    ({ index, ...props }: ElementProps<'li'> & { readonly index: number }) => {
      const { left, ...place } = layout?.rectangleOf(index) ?? {};
      return mergeProps(
        {
          'data-index': index,
          'aria-setsize': isWindowed ? count : undefined,
          'aria-posinset': isWindowed ? index + 1 : undefined,
          onFocus: () => setFocusedIndex(index),
          style: layout ? ({ position: 'absolute', insetInlineStart: left, ...place } as const) : undefined,
        },
        props,
      );
    },
    [count, isWindowed, layout, setFocusedIndex],
  );

  return { layout, indices, isWindowed, containerRef, getContainerProps, getItemProps };
}

interface FocusedItem {
  readonly index: number;
  readonly key: string;
}

/** The place of the item that has focus, which a new order takes along. */
function useFocusedIndex(count: number, keyOf: (index: number) => string) {
  const [item, setItem] = useState<FocusedItem>();
  const focus = useStableCallback((index: number) => setItem({ index, key: keyOf(index) }));
  if (!item || (item.index < count && keyOf(item.index) === item.key)) return [item?.index, focus] as const;
  const index = indexOfKey(keyOf, { key: item.key, near: item.index, count });
  setItem(index === undefined ? undefined : { ...item, index });
  return [index, focus] as const;
}
