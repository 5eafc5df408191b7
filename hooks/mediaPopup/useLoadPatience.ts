'use client';
import { useEffect, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { probeImage } from '../lightbox/engine/probeImage.ts';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { useTimeout } from '../shared/useTimeout.ts';
import { POPUP_LOAD_TRIES, POPUP_LOAD_TRY_MS } from './constants.ts';

/** An image that has not come after some 200 tries counts as failed. One that comes after all is shown. */
export function useLoadPatience<TImage extends GalleryImage>({
  images,
  index,
  status,
  imageStatus,
  reportImage,
}: Pick<UseLightboxResult<TImage>, 'images' | 'index' | 'status' | 'imageStatus' | 'reportImage'>): void {
  const { start, clear } = useTimeout();
  const [late] = useState(() => new Set<AbortController>());
  const isShown = status !== 'closed';
  const isWaiting = isShown && imageStatus === 'loading';

  const reportLate = useStableCallback((imageId: string) => {
    const place = images.findIndex(({ id }) => id === imageId);
    if (place >= 0) reportImage(place, 'loaded');
  });
  const giveUp = useStableCallback((place: number) => {
    const image = images[place];
    reportImage(place, 'failed');
    if (!image) return;
    // Its element goes when it has failed, so somebody else has to hear of the picture.
    const end = new AbortController();
    late.add(end);
    probeImage(image, end.signal, (result) => result === 'loaded' && reportLate(image.id));
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    start(POPUP_LOAD_TRIES * POPUP_LOAD_TRY_MS, () => giveUp(index));
    return clear;
  }, [isWaiting, index, start, clear, giveUp]);
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      for (const end of late) end.abort();
      late.clear();
    };
  }, [isShown, late]);
}
