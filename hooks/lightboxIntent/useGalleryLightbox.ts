'use client';
import { useCallback, useEffect, useMemo } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { UseLightboxOptions } from '../lightbox/types.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import type { ShownIndexStore } from './useShownIndex.ts';

export interface UseGalleryLightboxOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseLightboxOptions<TImage>,
  'images' | 'source' | 'request' | 'onShow'
> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'randomSeed' | 'containerRef'>;
  /** Is told where the image stands that the lightbox shows. */
  readonly shown: ShownIndexStore;
}

/** For `useLightbox`. */
export type UseGalleryLightboxResult<TImage extends GalleryImage = GalleryImage> = Required<
  Pick<UseLightboxOptions<TImage>, 'images' | 'source' | 'request' | 'findThumbnail' | 'onShow'>
>;

/** What opens an image, of all that stands in its place in the gallery: the link around its thumbnail. */
const triggerIn = (place: Element | null | undefined) =>
  place?.querySelector<HTMLElement>('[aria-haspopup="dialog"]') ?? place?.querySelector<HTMLElement>('a, button');

/**
 * The lightbox of a gallery: over the list that was given (`images`), else over that of a source, else over the page that the gallery
 * shows. A source is prepared, thumbnails are found by the `data-index` of their places, and what is shown renders nothing in the gallery.
 *
 * @example
 * const gallery = useGallery({ source: backend.gallery });
 * const shown = useShownIndexStore();
 * const lightbox = useLightbox(useGalleryLightbox({ gallery, source: backend.lightbox, shown }));
 */
export function useGalleryLightbox<TImage extends GalleryImage = GalleryImage>(
  options: UseGalleryLightboxOptions<TImage>,
): UseGalleryLightboxResult<TImage> {
  const { gallery, images, request, shown } = options;
  const source = images ? undefined : options.source;
  const { images: pageImages, containerRef, randomSeed } = gallery;
  useEffect(() => {
    source?.prepare?.();
  }, [source]);

  const findThumbnail = useCallback(
    (imageId: string) => {
      const place = pageImages.findIndex(({ id }) => id === imageId);
      return triggerIn(containerRef.current?.querySelector(`[data-index="${place}"]`));
    },
    [pageImages, containerRef],
  );
  const onShow = useStableCallback((imageId: string | undefined) => {
    options.onShow?.(imageId);
    if (imageId) shown.set(pageImages.findIndex(({ id }) => id === imageId));
  });
  return {
    images: images ?? (source ? undefined : pageImages),
    source,
    request: useMemo(() => ({ randomSeed, ...request }), [randomSeed, request]),
    findThumbnail,
    onShow,
  };
}
