'use client';
import { useRef } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { RequestChange } from '../shared/useControllableState.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { LightboxStore } from './createLightboxStore.ts';
import type { LightboxState } from './lightboxState.ts';
import type { LightboxIndexReason, LightboxOpenReason } from './types.ts';

export interface UseCallersConsentOptions<TImage extends GalleryImage> {
  readonly state: LightboxState<TImage>;
  readonly store: LightboxStore<TImage>;
  /** Undefined while there is no list. */
  readonly images: readonly TImage[] | undefined;
  readonly requestOpen: RequestChange<boolean, LightboxOpenReason>;
  readonly requestIndex: RequestChange<number, LightboxIndexReason>;
}

/**
 * Brings to the caller what the machine wants: the next request of the queue, a place that moved, the end of an empty list.
 * Returns the function that brings a request at once, so that a press and what comes of it are one commit.
 */
export function useCallersConsent<TImage extends GalleryImage>(options: UseCallersConsentOptions<TImage>): () => void {
  const { state, store, images, requestOpen, requestIndex } = options;
  const shown = state.status === 'closing' ? null : state.shown;
  const movedIndex = shown && shown.index !== shown.callersIndex ? shown.index : null;
  const toldIndex = useRef<number | null>(null);
  // The caller has been told that the image went elsewhere, and the render that follows is still to come.
  const isTelling = useRef(false);
  const takeRequest = useStableCallback(() => {
    const now = store.get();
    if (now.status !== 'open' || now.change || now.isAsking || isTelling.current) return;
    const [request] = now.queue;
    // One that leads past what is loaded waits for it.
    if (!request || !images?.[request.toIndex]) return;
    store.dispatch({ type: 'requestTaken', request });
    requestIndex(request.toIndex, request.reason, request.event);
  });
  useIsomorphicLayoutEffect(() => {
    store.dispatch({ type: 'requestLeftOpen' });
    // Where the image went comes first: a request in the same moment would be taken for the place that it left.
    const isNews = movedIndex !== null && movedIndex !== toldIndex.current;
    toldIndex.current = movedIndex;
    isTelling.current = isNews && requestIndex(movedIndex, 'imagesChanged');
    takeRequest();
  });

  const isEmptied = shown && images?.length === 0;
  useIsomorphicLayoutEffect(() => {
    if (isEmptied) requestOpen(false, 'missing');
  }, [isEmptied, requestOpen]);

  return takeRequest;
}
