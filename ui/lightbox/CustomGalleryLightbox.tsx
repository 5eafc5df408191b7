'use client';
import type { GalleryImage } from '@loggia/hooks/backend';
import { GalleryLightbox, type GalleryLightboxProps } from './GalleryLightbox.tsx';

/** A gallery's lightbox that the app has composed itself. This chunk contains neither `Lightbox` nor `FullLightbox`. */
export function CustomGalleryLightbox<TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) {
  return <GalleryLightbox {...props} />;
}
