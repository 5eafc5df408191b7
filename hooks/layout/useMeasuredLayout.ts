'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefCallback, RefObject } from 'react';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { settleWidth } from './settleWidth.ts';
import type { SettledWidth } from './settleWidth.ts';
import { readVerticalBand } from './engine/readVerticalBand.ts';
import { readWidth } from './engine/readWidth.ts';
import type { GalleryLayout, LayoutRange, UseWindowedLayoutOptions, VisibleBand } from './types.ts';
import { watchContainer } from './engine/watchContainer.ts';

export interface UseMeasuredLayoutOptions extends Pick<
  UseWindowedLayoutOptions,
  'createLayout' | 'width' | 'scheduleRelayout' | 'readBand' | 'enabled'
> {
  /** The items to mount for a band. */
  readonly rangeIn: (layout: GalleryLayout, band: VisibleBand) => LayoutRange;
}

export interface MeasuredLayout {
  /** Null before the first measure, and while the element has no width. */
  readonly layout: GalleryLayout | null;
  readonly range: LayoutRange | null;
  readonly elementRef: RefObject<HTMLElement | null>;
  /** For the element. */
  readonly watch: RefCallback<HTMLElement>;
}

/**
 * The layout at an element's width and the items its visible band calls for: measured when the element is mounted or hydrated,
 * before the next paint, and whenever they change.
 */
export function useMeasuredLayout(options: UseMeasuredLayoutOptions): MeasuredLayout {
  const {
    createLayout,
    rangeIn,
    width: fixedWidth,
    scheduleRelayout = (relayout) => relayout(),
    readBand = readVerticalBand,
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
      elementRef.current = element;
      endWatching.current?.();
      endWatching.current = element && enabled ? watchContainer(element, handleResize, () => update(false)) : undefined;
      update(true);
    },
    [enabled, handleResize, update],
  );
  return { layout, range, elementRef, watch };
}
