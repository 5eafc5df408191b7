'use client';
import { useEffect } from 'react';
import type {
  Backend,
  GalleryImage,
  UseGalleryOptions,
  UseGalleryResult,
  UseLightboxIntentResult,
} from '@loggia/hooks';
import { LightboxContent } from './LightboxContent.tsx';
import { LazyPaged } from './lightboxParts.ts';
import type { LightboxProps } from './LightboxProps.ts';

export interface GalleryLightboxProps<TImage extends GalleryImage = GalleryImage> {
  /** What the gallery was given: its list, or what serves its pages. */
  readonly given: Pick<UseGalleryOptions<TImage>, 'images' | 'source' | 'query'>;
  readonly gallery: Pick<
    UseGalleryResult<TImage>,
    'images' | 'page' | 'pageCount' | 'total' | 'randomSeed' | 'containerRef'
  >;
  readonly backend: Backend<TImage> | null;
  readonly intent: Pick<UseLightboxIntentResult<TImage>, 'opening' | 'setOpening'>;
  readonly options: LightboxProps<TImage>;
  /** Tells which thumbnail of the gallery belongs to the image that is shown: −1 for none. */
  readonly onShow: (index: number) => void;
}

/** The lightbox of a gallery: over the back end's list, else over what the gallery shows, and the pages around it. */
export function GalleryLightbox<TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) {
  const { given, gallery, backend, intent, options, onShow } = props;
  const { images } = given;
  const source = images ? undefined : backend?.lightbox;
  useEffect(() => source?.prepare?.(), [source]);
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
  return <LazyPaged {...props} lightbox={lightbox} />;
}
