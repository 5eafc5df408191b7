'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { OVERSCAN_PX, VIRTUALIZATION_THRESHOLD } from './constants.ts';
import {
  readVerticalBand,
  readWidth,
  settleWidth,
  watchContainer,
  type SettledWidth,
} from './engine/watchContainer.ts';
import type {
  GalleryLayout,
  LayoutRange,
  UseVirtualLayoutOptions,
  UseVirtualLayoutResult,
  VisibleBand,
} from './types.ts';
import { useListWindow, type ListLayout } from './useListWindow.ts';
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
  return useListWindow({ ...options, list: useComputedLayout(options), isPrinting: usePrinting() });
}

/**
 * Returns the layout for an element's width and the items in its visible band. The width and the band are measured when
 * the element is mounted or hydrated, before the next paint, and after each change.
 */
function useComputedLayout(options: UseVirtualLayoutOptions): ListLayout {
  const {
    count,
    createLayout,
    width: fixedWidth,
    scheduleRelayout = (relayout) => relayout(),
    readBand = readVerticalBand,
    overscan = OVERSCAN_PX,
    virtualizationThreshold = VIRTUALIZATION_THRESHOLD,
    enabled = true,
  } = options;
  // If all items are mounted, the position in the window does not matter, and no scroll listener is added.
  const isWindowing = count > virtualizationThreshold;
  const rangeIn = (layout: GalleryLayout, { top, bottom }: VisibleBand): LayoutRange =>
    isWindowing ? layout.rangeBetween(top - overscan, bottom + overscan) : { start: 0, end: count };
  const [measure, setMeasure] = useState<{ readonly settled: SettledWidth; readonly band: VisibleBand } | null>(null);
  const containerRef = useRef<HTMLElement | null>(null);
  const endWatching = useRef<() => void>(undefined);
  const width = enabled && measure ? (fixedWidth ?? measure.settled.width) : 0;
  const layout = useMemo(() => (width > 0 ? createLayout(width) : null), [createLayout, width]);
  const range = layout && measure && rangeIn(layout, measure.band);

  const update = useStableCallback((isResized: boolean) => {
    const element = containerRef.current;
    if (!element) return;
    const band = readBand(element);
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
      containerRef.current = element;
      endWatching.current?.();
      endWatching.current = undefined;
      if (element && enabled) {
        endWatching.current = watchContainer(element, handleResize, isWindowing ? () => update(false) : undefined);
      }
      update(true);
    },
    [enabled, isWindowing, handleResize, update],
  );
  return { layout, range, containerRef, watch };
}
