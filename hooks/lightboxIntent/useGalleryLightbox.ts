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
  /** Gets the index of the image that the lightbox shows. */
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
 * The lightbox of a gallery: over the given list (`images`), else over that of a source, else over the shown page of the gallery. A source
 * is prepared, thumbnails are found by the `data-index` of their places, and a change of image renders nothing in the gallery.
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

/** The index of the image that the lightbox shows, or showed last; −1 if it is not in the gallery. */
export type ShownIndexStore = ValueStore<number>;

/**
 * Keeps the lightbox's current index outside of the gallery's state, so that a gallery of hundreds of thumbnails does not render with every
 * change of image.
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
 * Returns the index of the image that the lightbox shows, or showed last; undefined before the first. A virtualized list pins it, so that
 * focus can return to its thumbnail. A list that is mounted as a whole does not need it.
 *
 * @example
 * const pinnedIndex = useShownIndex(shown, { enabled: images.length > VIRTUALIZATION_THRESHOLD });
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
