'use client';
import { useRef } from 'react';
import type { Dispatch } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { RequestChange } from '../shared/useControllableState.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { LightboxEvent } from './lightboxEvents.ts';
import { NOTHING_RUNS } from './lightboxState.ts';
import type { LightboxState } from './lightboxState.ts';
import type { LightboxIndexReason, LightboxOpenReason } from './types.ts';

export interface UseCallersConsentOptions<TImage extends GalleryImage> {
  readonly state: LightboxState<TImage>;
  readonly dispatch: Dispatch<LightboxEvent<TImage>>;
  /** Undefined while there is no list. */
  readonly images: readonly TImage[] | undefined;
  readonly requestOpen: RequestChange<boolean, LightboxOpenReason>;
  readonly requestIndex: RequestChange<number, LightboxIndexReason>;
}

/**
 * Brings to the caller what the machine wants: the next request of the queue, a place that moved, the end of an empty list.
 * Returns the function that brings a request before the machine is at rest: in the same render as the end of a change.
 */
export function useCallersConsent<TImage extends GalleryImage>(options: UseCallersConsentOptions<TImage>): () => void {
  const { state, dispatch, images, requestOpen, requestIndex } = options;
  const { queue, change, isAsking } = state.status === 'open' ? state : NOTHING_RUNS;
  const [first] = queue;
  // One that leads past what is loaded waits for it.
  const request = first && images?.[first.toIndex] && first;
  const takeRequest = useStableCallback(() => {
    if (!request) return;
    dispatch({ type: 'requestTaken', request });
    requestIndex(request.toIndex, request.reason, request.event);
  });
  const shown = state.status === 'closing' ? null : state.shown;
  const movedIndex = shown && shown.index !== shown.callersIndex ? shown.index : null;
  const toldIndex = useRef<number | null>(null);
  useIsomorphicLayoutEffect(() => {
    // Where the image went comes first: a request in the same moment would be taken for the place that it left.
    const isNews = movedIndex !== null && movedIndex !== toldIndex.current;
    toldIndex.current = movedIndex;
    if (!(isNews && requestIndex(movedIndex, 'imagesChanged')) && !change) takeRequest();
  }, [change, request, movedIndex, requestIndex, takeRequest]);

  useIsomorphicLayoutEffect(() => {
    if (isAsking) dispatch({ type: 'requestLeftOpen' });
  }, [isAsking, dispatch]);

  const isEmptied = shown && images?.length === 0;
  useIsomorphicLayoutEffect(() => {
    if (isEmptied) requestOpen(false, 'missing');
  }, [isEmptied, requestOpen]);

  return takeRequest;
}
