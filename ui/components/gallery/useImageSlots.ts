'use client';
import { useMemo } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { ImageSlots } from './GallerySlots.ts';

/** The slots of images as one object, which stays the same as long as they do. */
export function useImageSlots<TImage extends GalleryImage>(
  slots: ImageSlots<TImage> | undefined,
): ImageSlots<TImage> | undefined {
  const { thumbnail, image, caption } = slots ?? {};
  return useMemo(
    () => (thumbnail || image || caption ? { thumbnail, image, caption } : undefined),
    [thumbnail, image, caption],
  );
}
