'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { toLoggiaError } from '../errors/toLoggiaError.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { findImageIndex } from './findImageIndex.ts';
import type { LightboxWish } from './lightboxState.ts';
import type { UseLightboxOptions } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

/**
 * Loads the list while the lightbox waits for one. A close, a retry and an unmount abort; a late answer never wins. What failed
 * for want of a network is asked again when it is back.
 */
export function useLightboxSource<TImage extends GalleryImage>(
  options: UseLightboxOptions<TImage>,
  { state, dispatch, requestIndex }: LightboxMachine<TImage>,
): void {
  const isWaiting = options.images === undefined && state.status === 'loading' && state.data === null;
  const wish = isWaiting ? state.wish : null;

  const load = useStableCallback(async (asked: LightboxWish, signal: AbortSignal): Promise<void> => {
    if (!options.source) return;
    try {
      const request = { ...options.request, ...asked.request, imageId: asked.imageId };
      const data = await options.source.load(request, { signal });
      if (signal.aborted) return;
      const index = findImageIndex(data.images, asked.imageId);
      if (index !== -1) requestIndex(index, 'opened');
      dispatch({ type: 'dataArrived', data });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'dataFailed', failure: toLoggiaError(error) });
    }
  });

  useEffect(() => {
    if (!wish) return undefined;
    const controller = new AbortController();
    void load(wish, controller.signal);
    return () => controller.abort();
  }, [wish, load]);

  const isOfflineFailure = state.status === 'failed' && state.failure.code === 'offline';
  useWhenOnline(isOfflineFailure, () => dispatch({ type: 'retryRequested' }));
}
