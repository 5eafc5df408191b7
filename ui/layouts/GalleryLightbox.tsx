'use client';
import { useEffect } from 'react';
import type { Backend, GalleryImage, UseGalleryResult, UseLightboxIntentResult } from '@loggia/hooks';
import { LightboxContent } from './LightboxContent.tsx';
import type { LightboxProps } from './LightboxProps.ts';

export interface GalleryLightboxProps<TImage extends GalleryImage = GalleryImage> {
  /** The list, where the gallery was given one. */
  readonly images: readonly TImage[] | undefined;
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'randomSeed' | 'containerRef'>;
  readonly backend: Backend<TImage> | null;
  readonly intent: Pick<UseLightboxIntentResult<TImage>, 'opening'>;
  readonly options: LightboxProps<TImage>;
  /** Tells which thumbnail of the gallery belongs to the image that is shown. */
  readonly onShow: (index: number) => void;
}

/** The lightbox of a gallery: over the back end's list, else over what the gallery shows. */
export function GalleryLightbox<TImage extends GalleryImage>(props: GalleryLightboxProps<TImage>) {
  const { images, gallery, backend, intent, options, onShow } = props;
  const source = images ? undefined : backend?.lightbox;
  useEffect(() => source?.prepare?.(), [source]);
  return (
    <LightboxContent
      images={images ?? (source ? undefined : gallery.images)}
      source={source}
      backend={backend ?? undefined}
      findThumbnail={(imageId) => {
        const index = gallery.images.findIndex((image) => image.id === imageId);
        return gallery.containerRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] > *`) ?? null;
      }}
      {...options}
      request={{ randomSeed: gallery.randomSeed, ...options.request }}
      opening={intent.opening}
      onIndexChange={(index, details) => {
        options.onIndexChange?.(index, details);
        if (!source) onShow(index);
      }}
    />
  );
}
