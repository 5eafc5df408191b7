'use client';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore, type RefCallback, type RefObject } from 'react';
import { createValueStore } from '../../core/shared/createValueStore.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { indexOfKey } from '../../core/shared/useItemKeys.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { INITIAL_COUNT, OVERSCAN_PX, VIRTUALIZATION_THRESHOLD } from './constants.ts';
import {
  readVerticalBand,
  readWidth,
  settleWidth,
  watchContainer,
  watchSize,
  type SettledWidth,
} from './engine/watchContainer.ts';
import { mountedIndices } from './mountedIndices.ts';
import type {
  GalleryLayout,
  LayoutRange,
  UseVirtualLayoutOptions,
  UseVirtualLayoutResult,
  VisibleBand,
} from './types.ts';
import { usePrinting } from './usePrinting.ts';

/**
 * Lays out a list with a `GalleryLayout` and mounts only the items near the viewport. On the server and in the first
 * client render, the first items are in normal flow. The measured layout takes over before the next paint.
 *
 * @example
 * const keyOf = useItemKeys(images);
 * const createLayout = useCallback((width: number) => thumbnailsLayout({ count, width }), [count]);
 * const { indices, getContainerProps, getItemProps } = useVirtualLayout({ count, keyOf, createLayout });
 * <ul {...getContainerProps()}>{indices.map((index) => <li key={keyOf(index)} {...getItemProps({ index })}>…</li>)}</ul>
 */
export function useVirtualLayout(options: UseVirtualLayoutOptions): UseVirtualLayoutResult {
  const {
    count,
    pinnedIndex,
    keyOf = String,
    overscan = OVERSCAN_PX,
    initialCount = INITIAL_COUNT,
    virtualizationThreshold = VIRTUALIZATION_THRESHOLD,
  } = options;
  const isPrinting = usePrinting();
  const isWindowing = count > virtualizationThreshold;
  const mountsAll = isPrinting || !isWindowing;

  const measured = useMeasuredLayout({
    ...options,
    isWindowing,
    rangeIn: (layout, { top, bottom }) =>
      mountsAll ? { start: 0, end: count } : layout.rangeBetween(top - overscan, bottom + overscan),
  });
  const { elementRef: containerRef, watch } = measured;
  // Printed pages have a different width, so all items are in normal flow while printing.
  const layout = isPrinting ? null : measured.layout;
  const { start, end } = measured.range ?? { start: 0, end: isPrinting ? count : initialCount };
  const isWhole = start === 0 && end >= count;
  // The item that has focus, or the last one that had it, because focus may return to it.
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

interface UseMeasuredLayoutOptions extends Pick<
  UseVirtualLayoutOptions,
  'createLayout' | 'width' | 'scheduleRelayout' | 'readBand' | 'enabled'
> {
  /**
   * `false` if all items are mounted. In that case, the position in the window does not matter, and no scroll listener
   * is added.
   */
  readonly isWindowing: boolean;
  /** Returns the items to mount for a band. */
  readonly rangeIn: (layout: GalleryLayout, band: VisibleBand) => LayoutRange;
}

const NO_BAND: VisibleBand = { top: 0, bottom: 0 };

interface MeasuredLayout {
  /** `null` before the first measurement and while the element has no width. */
  readonly layout: GalleryLayout | null;
  readonly range: LayoutRange | null;
  readonly elementRef: RefObject<HTMLElement | null>;
  /** Ref callback for the element. */
  readonly watch: RefCallback<HTMLElement>;
}

/**
 * Returns the layout for an element's width and the items in its visible band. Both are measured when the element is
 * mounted or hydrated, before the next paint, and after each change.
 */
function useMeasuredLayout(options: UseMeasuredLayoutOptions): MeasuredLayout {
  const {
    createLayout,
    rangeIn,
    width: fixedWidth,
    scheduleRelayout = (relayout) => relayout(),
    readBand = readVerticalBand,
    isWindowing,
    enabled = true,
  } = options;
  const [measure, setMeasure] = useState<{ readonly settled: SettledWidth; readonly band: VisibleBand } | null>(null);
  const elementRef = useRef<HTMLElement | null>(null);
  const endWatching = useRef<() => void>(undefined);
  const width = enabled && measure ? (fixedWidth ?? measure.settled.width) : 0;
  const layout = useMemo(() => (width > 0 ? createLayout(width) : null), [createLayout, width]);
  const range = layout && measure && rangeIn(layout, measure.band);

  const update = useStableCallback((isResized: boolean) => {
    const element = elementRef.current;
    if (!element) return;
    const band = isWindowing ? readBand(element) : NO_BAND;
    const settled = isResized || !measure ? settleWidth(measure?.settled, readWidth(element)) : measure.settled;
    const next = layout && rangeIn(layout, band);
    if (settled !== measure?.settled || next?.start !== range?.start || next?.end !== range?.end) {
      setMeasure({ settled, band });
    }
  });
  const handleResize = useStableCallback(() => {
    scheduleRelayout(() => update(true));
  });

  const watch = useCallback(
    (element: HTMLElement | null) => {
      elementRef.current = element;
      endWatching.current?.();
      endWatching.current = undefined;
      if (element && enabled) {
        endWatching.current = isWindowing
          ? watchContainer(element, handleResize, () => update(false))
          : watchSize(element, handleResize);
      }
      update(true);
    },
    [enabled, isWindowing, handleResize, update],
  );
  return { layout, range, elementRef, watch };
}
