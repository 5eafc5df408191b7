'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { INITIAL_COUNT, OVERSCAN_PX, VIRTUALIZATION_THRESHOLD } from '../../gallery/layout/constants.ts';
import { mountedIndices } from '../../gallery/layout/mountedIndices.ts';
import type { LayoutRange } from '../../gallery/layout/types.ts';
import { usePrinting } from '../../gallery/layout/usePrinting.ts';
import { elementByIdAround } from '../../core/shared/engine/composedTree.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { USUAL_ITEM_HEIGHT_PX } from './constants.ts';
import { heightOf, itemsBetween, virtualItems } from './itemWindow.ts';
import type { ItemHeights, VirtualItem } from './itemWindow.ts';
import type { MultiSelectItem } from './types.ts';

const NOTHING_CHANGED: ReadonlyMap<string, number> = new Map();
const NOTHING_MEASURED: ItemHeights = { measured: new Map(), usual: USUAL_ITEM_HEIGHT_PX };

export interface ItemWindowOptions {
  readonly isOpen: boolean;
  /** The list, which is the scroll container. */
  readonly list: HTMLElement | null;
  readonly shown: readonly MultiSelectItem[];
  readonly activeValue: string | null;
  readonly itemIds: ReadonlyMap<string, string>;
}

export interface ItemWindow {
  readonly mounted: readonly VirtualItem[];
  /** The index of each item if only some items are mounted, otherwise null. */
  readonly places: ReadonlyMap<string, number> | null;
}

/**
 * Returns which items of a long list to mount: the items near its visible part, the active item, and the last item,
 * which preserves the scroll height. Mounted items are measured. If this corrects heights above the visible part, the
 * scroll position is adjusted.
 */
export function useItemWindow({ isOpen, list, shown, activeValue, itemIds }: ItemWindowOptions): ItemWindow {
  const isPrinting = usePrinting();
  const count = shown.length;
  const isVirtualized = isOpen && count > VIRTUALIZATION_THRESHOLD && !isPrinting;
  const [range, setRange] = useState<LayoutRange>({ start: 0, end: INITIAL_COUNT });
  const [heights, setHeights] = useState(NOTHING_MEASURED);

  const places = useMemo(
    () => (isVirtualized ? new Map(shown.map(({ value }, index) => [value, index])) : null),
    [isVirtualized, shown],
  );
  const pinnedIndex = places?.get(activeValue ?? '');
  const mounted = useMemo<readonly VirtualItem[]>(() => {
    if (!isVirtualized) return shown.map((item) => ({ item, offsetPx: undefined }));
    const near = mountedIndices({ count, range, focusedIndex: undefined, pinnedIndex });
    const indices = near.at(-1) === count - 1 ? near : [...near, count - 1];
    return virtualItems(shown, indices, heights);
  }, [isVirtualized, shown, count, range, pinnedIndex, heights]);

  const activeId = itemIds.get(activeValue ?? '');
  const follow = useFollowed(isOpen ? list : null, activeId);
  const settle = useStableCallback(() => {
    if (!list) return;
    const changes = isVirtualized ? changedHeights(list, mounted, itemIds, heights) : NOTHING_CHANGED;
    const next = changes.size > 0 ? withChanges(heights, changes) : heights;
    setHeights(next);
    if (!follow() && changes.size > 0) compensateScroll({ list, shown, activeValue, heights, changes });
    // A list with no height is not visible.
    if (isVirtualized && list.clientHeight > 0) setRange((before) => seenRange(list, shown, next, before));
  });
  // This runs before paint, and repeats until the whole visible part of the list is mounted.
  useIsomorphicLayoutEffect(settle, [settle, mounted, list, activeId]);
  useEffect(() => {
    if (!isVirtualized || !list) return undefined;
    const ending = new AbortController();
    list.addEventListener('scroll', settle, { passive: true, signal: ending.signal });
    const observer = 'ResizeObserver' in window ? new ResizeObserver(settle) : undefined;
    observer?.observe(list);
    return () => {
      ending.abort();
      observer?.disconnect();
    };
  }, [isVirtualized, list, settle]);
  return { mounted, places };
}

/** Returns the visible items, plus some before and after them. */
function seenRange(
  list: HTMLElement,
  shown: readonly MultiSelectItem[],
  heights: ItemHeights,
  before: LayoutRange,
): LayoutRange {
  const top = list.scrollTop - OVERSCAN_PX;
  const next = itemsBetween(shown, heights, { top, bottom: list.scrollTop + list.clientHeight + OVERSCAN_PX });
  return before.start === next.start && before.end === next.end ? before : next;
}

/**
 * Keeps an item visible after it becomes active, until the user scrolls. Returns a function to call when item heights
 * have changed. That function scrolls the item into view, and returns whether the item is still being kept visible.
 */
function useFollowed(list: HTMLElement | null, activeId: string | undefined): () => boolean {
  const followed = useRef<{ readonly id: string; top: number } | null>(null);
  useIsomorphicLayoutEffect(() => {
    followed.current = list && activeId ? { id: activeId, top: list.scrollTop } : null;
  }, [list, activeId]);
  useEffect(() => {
    const notice = () => {
      if (list && Math.abs(list.scrollTop - (followed.current?.top ?? 0)) > 1) followed.current = null;
    };
    list?.addEventListener('scroll', notice, { passive: true });
    return () => list?.removeEventListener('scroll', notice);
  }, [list]);
  return useStableCallback(() => {
    const item = list && followed.current && elementByIdAround(list, followed.current.id);
    if (!list || !followed.current || !item) return false;
    followed.current.top = bringIntoView(list, item);
    return true;
  });
}

/** Scrolls only the list. In contrast, `scrollIntoView` would also scroll the page. Returns the new scroll position. */
function bringIntoView(list: HTMLElement, item: HTMLElement): number {
  const above = item.offsetTop - list.scrollTop;
  const below = above + item.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += below;
  return list.scrollTop;
}

/** Returns the measured heights that have changed. Items rendered without `offsetPx` are not measured. */
function changedHeights(
  list: HTMLElement,
  mounted: readonly VirtualItem[],
  itemIds: ReadonlyMap<string, string>,
  heights: ItemHeights,
): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const { item } of mounted) {
    const element = elementByIdAround(list, itemIds.get(item.value) ?? '');
    const height = element?.hasAttribute('data-virtualized') ? element.offsetHeight : 0;
    if (height > 0 && height !== heights.measured.get(item.value)) changes.set(item.value, height);
  }
  return changes;
}

function withChanges({ measured, usual }: ItemHeights, changes: ReadonlyMap<string, number>): ItemHeights {
  const all = new Map([...measured, ...changes]);
  // The estimate is based only on the first measurement, because changing it later would move every item.
  const isFirst = measured.size === 0;
  const sum = [...changes.values()].reduce((total, height) => total + height, 0);
  return { measured: all, usual: isFirst ? sum / changes.size : usual };
}

interface ScrollCompensation extends Pick<ItemWindowOptions, 'shown' | 'activeValue'> {
  readonly list: HTMLElement;
  readonly heights: ItemHeights;
  readonly changes: ReadonlyMap<string, number>;
}

/**
 * Adjusts the scroll position for the difference between measured and estimated heights. If the active item is visible,
 * this applies to the heights above it, otherwise to those above the first visible item.
 */
function compensateScroll({ list, shown, activeValue, heights, changes }: ScrollCompensation): void {
  const { scrollTop, clientHeight } = list;
  let [y, moved] = [0, 0];
  let movedAbove: number | undefined;
  for (const item of shown) {
    const height = heightOf(heights, item);
    const isSeen = y + height > scrollTop;
    if (y >= scrollTop + clientHeight) break;
    if (isSeen) movedAbove ??= moved;
    if (isSeen && item.value === activeValue) {
      movedAbove = moved;
      break;
    }
    y += height;
    moved += (changes.get(item.value) ?? height) - height;
  }
  if (movedAbove) list.scrollTop += movedAbove;
}
