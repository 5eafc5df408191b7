'use client';
import { useEffect, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseLightboxResult } from '../lightbox/types.ts';
import { containedSizes } from '../picture/containedSizes.ts';
import { pictureAttributes } from '../picture/pictureAttributes.ts';
import { createPreloader } from '../preload/engine/createPreloader.ts';
import type { PreloadJob } from '../preload/engine/createPreloader.ts';
import { loadPicture } from '../preload/engine/loadPicture.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { popupPreloadIndices } from './popupPreloadIndices.ts';

/** Loads the next two images of a pop-up, once the current one is there. */
export function usePopupPreload<TImage extends GalleryImage>(
  lightbox: Pick<UseLightboxResult<TImage>, 'images' | 'index' | 'loop' | 'isSettled'>,
): void {
  const { images, index, loop, isSettled } = lightbox;
  const [preloader] = useState(createPreloader);
  const run = useStableCallback((current: number) => {
    const planned = popupPreloadIndices({ index: current, loop, total: images.length });
    const jobs = planned.flatMap((place): PreloadJob[] => {
      const image = images[place];
      if (!image) return [];
      const attributes = pictureAttributes(image, containedSizes(image));
      return [{ url: image.url, start: (onEnd) => loadPicture(attributes, onEnd) }];
    });
    const shown = images[current];
    if (shown) preloader.note(shown.url);
    preloader.run(jobs);
  });
  useEffect(() => {
    if (!isSettled) return undefined;
    run(index);
    return preloader.hold;
  }, [isSettled, index, preloader, run]);
}
