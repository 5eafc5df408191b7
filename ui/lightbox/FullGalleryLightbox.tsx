'use client';
import type { GalleryImage } from '@loggia/hooks/backend';
import { FullLightbox } from './FullLightbox.tsx';
import { GalleryLightbox, type GalleryLightboxProps } from './GalleryLightbox.tsx';

/** A gallery's `FullLightbox`. */
export function FullGalleryLightbox<TImage extends GalleryImage>(
  props: Omit<GalleryLightboxProps<TImage>, 'Lightbox'>,
) {
  return <GalleryLightbox {...props} Lightbox={FullLightbox} />;
}
