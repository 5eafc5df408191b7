'use client';
import type { GalleryImage } from '@loggia/hooks/backend';
import { Lightbox } from '../lightbox/Lightbox.tsx';
import { GalleryLightbox as Connected, type GalleryLightboxProps } from '../lightbox/GalleryLightbox.tsx';

/** A gallery's `Lightbox`. */
export function GalleryLightbox<TImage extends GalleryImage>(props: Omit<GalleryLightboxProps<TImage>, 'Lightbox'>) {
  return <Connected {...props} Lightbox={Lightbox} />;
}
