'use client';
import { useEffect, useRef } from 'react';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { historyEntryReducer } from './historyEntryReducer.ts';
import type { HistoryEntryEvent, HistoryEntryState } from './historyEntryReducer.ts';
import { entryMark, isLeavingEntry, leaveEntry, pushEntry } from './lightboxEntry.ts';
import type { HistoryEntryTarget, UseHistoryEntryOptions } from './types.ts';

/**
 * Makes the browser's Back close the lightbox and stay on the page: one entry is pushed when it opens, and none is left when
 * it closes, whichever way.
 *
 * ```tsx
 * const deepLink = useDeepLink(lightbox, { galleryId: '7' });
 * useHistoryEntry(lightbox, { deepLink });
 * ```
 */
export function useHistoryEntry(lightbox: HistoryEntryTarget, options: UseHistoryEntryOptions = {}): void {
  const { deepLink, enabled = true } = options;
  const { status, image } = lightbox;
  const isOpen = status !== 'closed';
  const state = useRef<HistoryEntryState>('none');
  const mark = useRef<unknown>(undefined);
  const lastImageId = useRef<string | undefined>(undefined);

  const isNamed = () => deepLink?.isNamed() ?? false;
  const handle = (event: HistoryEntryEvent) => {
    const [nextState, action] = historyEntryReducer(state.current, event);
    state.current = nextState;
    if (action === 'push') pushEntry(mark.current);
    else if (action === 'back') leaveEntry();
    else if (action === 'close') lightbox.close('history');
    else if (action && lastImageId.current) lightbox.open(lastImageId.current, { reason: 'history' });
  };
  const isOnTop = () => mark.current !== undefined && entryMark() === mark.current;

  const handlePop = useStableCallback(() => {
    handle({ type: 'popped', isOnTop: isOnTop(), isOpen, isNamed: isNamed() });
  });
  useEffect(() => {
    if (!enabled) return undefined;
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, [enabled, handlePop]);
  useEffect(() => {
    if (isOpen && image) lastImageId.current = image.id;
  }, [isOpen, image]);
  useActiveSpan(
    enabled && isOpen,
    () => {
      const isLeaving = isLeavingEntry();
      // An entry that is left from an earlier life of the page, or of another lightbox, is taken over.
      mark.current = (isLeaving ? undefined : entryMark()) ?? mark.current ?? Date.now();
      handle({ type: 'opened', isOnTop: isOnTop(), isLeaving, isNamed: isNamed() });
    },
    () => handle({ type: 'closed', isOnTop: isOnTop() }),
  );
}
