'use client';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useLatestRef } from '../shared/useLatestRef.ts';
import type { EntryWindow, EntryWindowSettings, EntryWindowView } from './types.ts';

/** `'whole'`: what windows a list cannot be had. `'awaited'`: it is on its way. Null: there is no script yet. */
export type EntryView = EntryWindowView | 'whole' | 'awaited' | null;

export interface UseEntryViewOptions {
  readonly listRef: RefObject<HTMLElement | null>;
  readonly readSettings: () => EntryWindowSettings;
  /** The list is so long that not all of it belongs in the document. */
  readonly isLong: boolean;
}

/** What of a long list is in the document. Only such a list fetches what follows the window. */
export function useEntryView({ listRef, readSettings, isLong }: UseEntryViewOptions): EntryView {
  const entryWindow = useRef<EntryWindow | 'whole'>(undefined);
  const latestSettings = useLatestRef(readSettings);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ending = new AbortController();
      const { signal } = ending;
      const follow = async () => {
        const { followEntries } = await import('./followEntries.ts');
        const list = listRef.current;
        if (!list || signal.aborted) return;
        const following = followEntries({ list, readSettings: () => latestSettings.current(), onChange, signal });
        entryWindow.current = following;
        following.settle();
      };
      if (isLong) {
        follow().catch(() => {
          if (signal.aborted) return;
          entryWindow.current = 'whole';
          onChange();
        });
      }
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
    () => (entryWindow.current === 'whole' ? 'whole' : (entryWindow.current?.view ?? 'awaited')),
    () => null,
  );
  useIsomorphicLayoutEffect(() => {
    if (typeof entryWindow.current === 'object') entryWindow.current.settle();
  });
  return view;
}
