'use client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { UseGalleryResult } from '../gallery/types.ts';
import type { UseLightboxOptions } from '../lightbox/types.ts';
import { createValueStore } from '../shared/createValueStore.ts';
import type { ValueStore } from '../shared/createValueStore.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';

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

/** Returns the element that opens an image, from its place in the gallery: the link around its thumbnail. */
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

/** Knows which image of a gallery its lightbox shows, or showed last, by its place; −1: none of them. */
export type ShownIndexStore = ValueStore<number>;

/**
 * Keeps what a lightbox tells of its current image out of the gallery's state: a gallery of hundreds of thumbnails does not render
 * with every change of picture.
 *
 * @example
 * const shown = useShownIndexStore();
 * <Thumbnails images={images} shown={shown} />
 * <Lightbox images={images} onShow={(imageId) => shown.set(images.findIndex(({ id }) => id === imageId))} />
 */
export function useShownIndexStore(): ShownIndexStore {
  const [store] = useState(createValueStore<number>);
  return store;
}

const subscribeToNothing = () => () => undefined;

export interface UseShownIndexOptions {
  /** False: undefined is returned, and no change renders anything. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Returns the place of the image that the lightbox shows, or showed last: undefined before the first. A windowed list pins it, so that
 * focus can come back to its thumbnail; a list that is mounted as a whole needs none of it.
 *
 * @example
 * const pinnedIndex = useShownIndex(shown, { enabled: images.length > UNWINDOWED_COUNT });
 * const masonry = useMasonry({ images, pinnedIndex });
 */
export function useShownIndex(
  store: ShownIndexStore | undefined,
  { enabled = true }: UseShownIndexOptions = {},
): number | undefined {
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    () => (enabled ? store?.get() : undefined),
    () => undefined,
  );
}
