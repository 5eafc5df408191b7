'use client';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { UseGalleryResult } from '../../gallery/gallery/types.ts';
import type { UseLightboxOptions } from '../lightbox/types.ts';
import { createValueStore, type ValueStore } from '../../core/shared/createValueStore.ts';
import { useStableCallback } from '../../core/shared/useStableCallback.ts';

export interface UseGalleryLightboxOptions<TImage extends GalleryImage = GalleryImage> extends Pick<
  UseLightboxOptions<TImage>,
  'images' | 'source' | 'request' | 'onShow'
> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'randomSeed' | 'containerRef'>;
  /** Store that receives the index of the image shown in the lightbox. */
  readonly shown: ShownIndexStore;
}

/** Options for `useLightbox`. */
export type UseGalleryLightboxResult<TImage extends GalleryImage = GalleryImage> = Required<
  Pick<UseLightboxOptions<TImage>, 'images' | 'source' | 'request' | 'findThumbnail' | 'onShow'>
>;

/** Returns the element that opens an image: the link in its gallery item. */
const triggerIn = (place: Element | null | undefined) =>
  place?.querySelector<HTMLElement>('[aria-haspopup="dialog"]') ?? place?.querySelector<HTMLElement>('a, button');

/**
 * Connects a gallery to its lightbox. The lightbox shows the given `images`, the list from a source, or the gallery's
 * current page. The hook calls the source's `prepare` method, and finds thumbnails by the `data-index` of their items.
 * Navigating between images does not rerender the gallery.
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

/**
 * Store for the index of the image that the lightbox shows or last showed, or −1 if that image is not in the gallery.
 */
export type ShownIndexStore = ValueStore<number>;

/**
 * Stores the lightbox's current index outside the gallery's state, so that a gallery of hundreds of thumbnails does not
 * rerender when the lightbox shows another image.
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
  /** If `false`, the hook returns `undefined`, and changes do not cause a rerender. @default true */
  readonly enabled?: boolean | undefined;
}

/**
 * Returns the index of the image that the lightbox shows or last showed, or `undefined` if it has not shown an image
 * yet. Pin this item in a virtualized list, so that focus can return to its thumbnail. Lists that are not virtualized
 * do not need this hook.
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
