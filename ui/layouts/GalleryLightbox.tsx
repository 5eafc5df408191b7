'use client';
import { useEffect } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { LightboxContent } from './LightboxContent.tsx';
import type { LightboxProps } from './LightboxProps.ts';
import type { GalleryLightboxProps } from './GalleryLightboxProps.ts';
import { PagedLightbox } from './PagedLightbox.tsx';

/** The lightbox of a gallery: over the back end's list, else over what the gallery shows, and the pages around it. */
export function GalleryLightbox<TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) {
  const { given, gallery, backend, intent, options, onShow } = props;
  const { images } = given;
  const source = images ? undefined : backend?.lightbox;
  useEffect(() => {
    source?.prepare?.();
  }, [source]);
  const placeOf = (imageId: string) => gallery.images.findIndex(({ id }) => id === imageId);
  const lightbox: LightboxProps<TImage> = {
    images: images ?? (source ? undefined : gallery.images),
    source,
    backend,
    findThumbnail: (imageId) =>
      gallery.containerRef.current?.querySelector<HTMLElement>(`[data-index="${placeOf(imageId)}"] > *`),
    ...options,
    request: { randomSeed: gallery.randomSeed, ...options.request },
    opening: intent.opening,
    onShow(imageId) {
      options.onShow?.(imageId);
      if (imageId) onShow(placeOf(imageId));
    },
  };
  if (source || gallery.pageCount < 2) return <LightboxContent {...lightbox} />;
  return <PagedLightbox {...props} lightbox={lightbox} />;
}
