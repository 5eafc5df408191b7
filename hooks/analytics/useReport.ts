'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { LightboxAnalyticsEvent, UseLightboxAnalyticsOptions } from './types.ts';

type Facts<TEvent> = TEvent extends unknown ? Omit<TEvent, 'image' | 'index'> : never;

/** Tells the page what happened to an image; without one it was the image that is shown. */
export type Report<TImage extends GalleryImage> = (
  facts: Facts<LightboxAnalyticsEvent<TImage>>,
  image?: TImage,
) => void;

/** An error of somebody else's tag must not take the lightbox down with it. */
function reportToPage(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else console.error(error);
}

/** Puts image and place to what happened, and hands it to the page. */
export function useReport<TImage extends GalleryImage>(
  { image: shownImage, images }: Pick<LightboxHandle<TImage>, 'image' | 'images'>,
  { onEvent }: UseLightboxAnalyticsOptions<TImage>,
): Report<TImage> {
  return useStableCallback((facts: Facts<LightboxAnalyticsEvent<TImage>>, image = shownImage) => {
    if (!onEvent || !image) return;
    const index = images.findIndex(({ id }) => id === image.id);
    try {
      onEvent({ ...facts, image, index } as LightboxAnalyticsEvent<TImage>);
    } catch (error) {
      reportToPage(error);
    }
  });
}
