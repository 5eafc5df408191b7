'use client';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxHandle } from '../lightbox/types.ts';
import { callOut } from '../shared/callOut.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { LightboxAnalyticsEvent, UseLightboxAnalyticsOptions } from './types.ts';

type Facts<TEvent> = TEvent extends unknown ? Omit<TEvent, 'image' | 'index'> : never;

/** Tells the page what happened to an image; without one it was the image that is shown. */
export type Report<TImage extends GalleryImage> = (
  facts: Facts<LightboxAnalyticsEvent<TImage>>,
  image?: TImage,
) => void;

/** Puts image and place to what happened, and hands it to the page. */
export function useReport<TImage extends GalleryImage>(
  { image: shownImage, images }: Pick<LightboxHandle<TImage>, 'image' | 'images'>,
  { onEvent }: UseLightboxAnalyticsOptions<TImage>,
): Report<TImage> {
  return useStableCallback((facts: Facts<LightboxAnalyticsEvent<TImage>>, image = shownImage) => {
    if (!onEvent || !image) return;
    const index = images.findIndex(({ id }) => id === image.id);
    // An error of somebody else's tag must not take the lightbox down with it.
    callOut(() => onEvent({ ...facts, image, index } as LightboxAnalyticsEvent<TImage>));
  });
}
