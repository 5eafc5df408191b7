'use client';
import type { GalleryImage } from '@loggia/hooks/backend';
import { Lightbox } from './Lightbox.tsx';
import { GalleryLightbox, type GalleryLightboxProps } from './GalleryLightbox.tsx';

/** A gallery's `Lightbox`. */
export function StandardGalleryLightbox<TImage extends GalleryImage>(
  props: Omit<GalleryLightboxProps<TImage>, 'Lightbox'>,
) {
  return <GalleryLightbox {...props} Lightbox={Lightbox} />;
}
