'use client';
import { useCallback, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { createValueStore } from '../../core/shared/createValueStore.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';
import { followItems, type ItemsView } from './engine/followItems.ts';
import type { MeasuredItems } from './types.ts';
import type { ListLayout } from './useListWindow.ts';

interface UseMeasuredLayoutOptions {
  readonly items: MeasuredItems;
  /** Whether the list is too long to be mounted in full. */
  readonly isLong: boolean;
  /** Whether all items are temporarily in normal flow. While they are, nothing is measured. */
  readonly isPaused: boolean;
}

/** Returns the layout of a long list. The layout is updated before the next paint whenever sizes change. */
export function useMeasuredLayout({ items, isLong, isPaused }: UseMeasuredLayoutOptions): ListLayout {
  const containerRef = useRef<HTMLElement | null>(null);
  const follower = useRef<ReturnType<typeof followItems>>(undefined);
  const [store] = useState(createValueStore<ItemsView | undefined>);
  // Uses an external store, because React renders its changes before the next paint.
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const readItems = useStableCallback(() => (isPaused ? undefined : items));

  const watch = useCallback(
    (list: HTMLElement | null) => {
      containerRef.current = list;
      follower.current?.end();
      follower.current = list && isLong ? followItems({ list, readItems, onChange: store.set }) : undefined;
      // Do not show outdated positions if the list becomes long again.
      if (list && !isLong) store.set(undefined);
    },
    [isLong, readItems, store],
  );
  useIsomorphicLayoutEffect(() => {
    if (store.get() === view) follower.current?.settle();
    // React only subscribes to the store after the first paint.
    if (store.get() !== view) rerender();
  });
  const { layout = null, range = null } = (isLong && view) || {};
  return { layout, range, containerRef, watch };
}
