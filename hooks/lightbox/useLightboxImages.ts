'use client';
import { useCallback, useEffect, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useStableCallbacks } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
import { probeImage } from './engine/probeImage.ts';
import type { LightboxSlide, SlideImageStatus } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export interface LightboxImages {
  readonly imageElements: ElementRegistry<number, HTMLImageElement>;
  readonly reportImage: (index: number, status: SlideImageStatus) => void;
  /** The same by id, for reports that come later: the list may have moved meanwhile. */
  readonly reportLoad: (imageId: string, status: SlideImageStatus) => void;
  readonly retryImage: (index: number) => void;
}

const hasPixels = (element: HTMLImageElement): boolean => element.complete && element.naturalWidth > 0;

/** Follows what becomes of each mounted picture, loads failed ones again, and by itself when the network is back. */
export function useLightboxImages<TImage extends GalleryImage>(
  { images, dispatch }: LightboxMachine<TImage>,
  slides: readonly LightboxSlide<TImage>[],
): LightboxImages {
  const reportLoad = useCallback(
    (imageId: string, status: SlideImageStatus) => dispatch({ type: 'imageReported', imageId, status }),
    [dispatch],
  );
  const { reportImage, retryImage, retryFailed } = useStableCallbacks({
    reportImage(index: number, status: SlideImageStatus) {
      const image = images[index];
      if (image) reportLoad(image.id, status);
    },
    retryImage(index: number) {
      const image = images[index];
      if (!image) return;
      reportLoad(image.id, 'loading');
      const element = imageElements.get(index);
      // Setting an address starts the loading again, also when it is the same one.
      if (element) element.src = element.getAttribute('src') ?? image.url;
    },
    retryFailed() {
      for (const { index, imageStatus } of slides) if (imageStatus === 'failed') retryImage(index);
    },
  });
  const [imageElements] = useState(() =>
    createElementRegistry<number, HTMLImageElement>((index, element) => {
      if (hasPixels(element)) reportImage(index, 'loaded');
    }),
  );

  useWhenOnline(
    slides.some(({ imageStatus }) => imageStatus === 'failed'),
    retryFailed,
  );

  const awaited = slides.find(({ role, imageStatus }) => role === 'current' && imageStatus === 'loading');
  const awaitedFile = awaited?.image;
  const awaitedIndex = awaited?.index ?? -1;
  useEffect(() => {
    if (!awaitedFile) return undefined;
    const element = imageElements.get(awaitedIndex);
    if (element) {
      if (hasPixels(element)) reportLoad(awaitedFile.id, 'loaded');
      return undefined;
    }
    // Nobody mounted the picture (a theme may wait for `open`), so it is loaded here: the browser's cache hands it on.
    const end = new AbortController();
    probeImage(awaitedFile, end.signal, (status) => reportLoad(awaitedFile.id, status));
    return () => end.abort();
  }, [awaitedFile, awaitedIndex, imageElements, reportLoad]);

  return { imageElements, reportImage, reportLoad, retryImage };
}
