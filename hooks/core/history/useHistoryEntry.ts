'use client';
import { useEffect, useRef, useState } from 'react';
import type { UseDeepLinkResult } from '../../lightbox/deepLink/types.ts';
import type { LightboxClaims, LightboxStatus } from '../../lightbox/lightbox/types.ts';
import { useActiveSpan } from '../shared/useActiveSpan.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import {
  claimEntry,
  createMark,
  entryMark,
  isEntryFree,
  isLeavingEntry,
  leaveEntry,
  leaveEntryLater,
  pushEntry,
  releaseEntry,
} from './engine/lightboxEntry.ts';
import { historyEntryReducer, type HistoryEntryEvent, type HistoryEntryState } from './historyEntryReducer.ts';

/** Owner of a history entry: a lightbox, or any component that opens and closes like a lightbox. */
export interface HistoryEntryTarget {
  readonly status: LightboxStatus;
  /** The current image. After the lightbox has closed, the Forward button opens this image again. */
  readonly image: { readonly id: string } | undefined;
  open(imageId: string, options: { readonly reason: 'history' }): void;
  close(reason: 'history'): void;
  /** The lightbox's claims. They show whether `useDeepLink` has put the image into the URL. */
  readonly claims?: LightboxClaims | undefined;
}

export interface UseHistoryEntryOptions {
  /**
   * The result of `useDeepLink`, if the target is not a lightbox and uses deep links. Opening from a URL hash does not
   * push a history entry.
   */
  readonly deepLink?: UseDeepLinkResult | undefined;
  /** If `false`, Back leaves the page even while the lightbox is open. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Makes the browser's Back button close the lightbox instead of leaving the page. When the lightbox opens, a history
 * entry is pushed. The entry is removed when the lightbox closes, no matter how it was closed.
 *
 * ```tsx
 * useDeepLink(lightbox, { galleryId: '7' });
 * useHistoryEntry(lightbox);
 * ```
 */
export function useHistoryEntry(lightbox: HistoryEntryTarget, options: UseHistoryEntryOptions = {}): void {
  const { deepLink, enabled = true } = options;
  const { status, image, claims } = lightbox;
  const isOpen = status !== 'closed';
  const state = useRef<HistoryEntryState>('none');
  const mark = useRef<unknown>(undefined);
  const lastImageId = useRef<string | undefined>(undefined);
  const [holder] = useState<object>(() => ({}));

  const isNamed = () => deepLink?.isNamed() ?? claims?.claimsOf('hash').some((isInHash) => isInHash()) ?? false;
  const handle = (event: HistoryEntryEvent) => {
    const [nextState, action] = historyEntryReducer(state.current, event);
    state.current = nextState;
    if (action === 'push') pushEntry(mark.current);
    else if (action === 'back') leaveEntry();
    else if (action === 'abandon') leaveEntryLater(mark.current);
    else if (action === 'close') lightbox.close('history');
    else if (action && lastImageId.current) lightbox.open(lastImageId.current, { reason: 'history' });
  };
  const isOnTop = () => mark.current !== undefined && entryMark() === mark.current && isEntryFree(mark.current, holder);

  const { handlePop, begin, end } = useStableCallbacks({
    handlePop: () => handle({ type: 'popped', isOnTop: isOnTop(), isOpen, isNamed: isNamed() }),
    begin() {
      const isLeaving = isLeavingEntry();
      const top = isLeaving ? undefined : entryMark();
      // Take over an entry that remains from a previous load of the page or from a closed lightbox. If another lightbox
      // is open on that entry, push a new one.
      const taken = top !== undefined && isEntryFree(top, holder) ? top : undefined;
      const isCovered = mark.current !== undefined && !isEntryFree(mark.current, holder);
      mark.current = taken ?? (isCovered ? undefined : mark.current) ?? createMark();
      handle({ type: 'opened', isOnTop: isOnTop(), isLeaving, isNamed: isNamed() });
      claimEntry(mark.current, holder);
    },
    end() {
      const wasPushed = state.current === 'pushed';
      const isKept = isOnTop();
      handle({ type: 'closed', isOnTop: isKept, isTaken: !isEntryFree(mark.current, holder) });
      // The Forward button reopens the lightbox that Back has closed. An entry that was handed over, or that is below
      // other pages, no longer belongs to this lightbox.
      if (wasPushed && !isKept) mark.current = undefined;
    },
  });
  useEffect(() => {
    if (!enabled) return undefined;
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, [enabled, handlePop]);
  useEffect(() => {
    if (isOpen && image) lastImageId.current = image.id;
  }, [isOpen, image]);
  // Must come before the next effect. If another lightbox opens at the moment this one closes, it takes over this
  // lightbox's entry, which must be free by then.
  useEffect(() => {
    if (!enabled || !isOpen) return undefined;
    if (mark.current !== undefined && isEntryFree(mark.current, holder)) claimEntry(mark.current, holder);
    return () => releaseEntry(holder);
  }, [enabled, isOpen, holder]);
  useActiveSpan(enabled && isOpen, begin, end, { endsWhenHidden: true });
}
