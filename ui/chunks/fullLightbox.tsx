'use client';
import type { GalleryImage } from '@loggia/hooks/backend';
import { FullLightbox } from '../lightbox/FullLightbox.tsx';
import { GalleryLightbox as Connected, type GalleryLightboxProps } from '../lightbox/GalleryLightbox.tsx';

/** A gallery's `FullLightbox`. */
export function GalleryLightbox<TImage extends GalleryImage>(props: Omit<GalleryLightboxProps<TImage>, 'Lightbox'>) {
  return <Connected {...props} Lightbox={FullLightbox} />;
}
