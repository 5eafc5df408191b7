'use client';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import { followEntries } from './engine/followEntries.ts';
import type { EntryWindow, EntryWindowSettings, EntryWindowView } from './types.ts';

/** `'awaited'`: nothing is measured yet. Null: there is no script yet. */
export type EntryView = EntryWindowView | 'awaited' | null;

export interface UseEntryViewOptions {
  readonly listRef: RefObject<HTMLElement | null>;
  readonly readSettings: () => EntryWindowSettings;
  /** The list is so long that not all of it belongs in the document. */
  readonly isLong: boolean;
}

/** What of a long list is in the document. */
export function useEntryView({ listRef, readSettings, isLong }: UseEntryViewOptions): EntryView {
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
