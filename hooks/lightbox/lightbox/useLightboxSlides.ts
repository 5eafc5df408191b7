'use client';
import { useEffect, useMemo, useState } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { hasFocusWithin } from '../../core/shared/engine/focus.ts';
import { useAdjustedState } from '../../core/shared/useAdjustedState.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback, useStableCallbacks } from '../../core/shared/useStableCallback.ts';
import { useWhenOnline } from '../../core/shared/useWhenOnline.ts';
import { LIGHTBOX_NEIGHBOURS } from './constants.ts';
import type { LightboxView } from './describeLightbox.ts';
import { probeImage } from './engine/probeImage.ts';
import { slideImageLoad } from './lightboxState.ts';
import { resolveSlides } from './navigation.ts';
import type { LightboxSlide, SlideImageStatus } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export interface LightboxSlides<TImage extends GalleryImage> {
  readonly slides: readonly LightboxSlide<TImage>[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

/**
 * Returns the slides to mount. All slides except the current one are `inert`. `onFocusLost` is called if focus was
 * inside a slide that becomes inert.
 */
export function useLightboxSlides<TImage extends GalleryImage>(
  { state, images, loop, settings }: LightboxMachine<TImage>,
  { index, transition }: Pick<LightboxView<TImage>, 'index' | 'transition'>,
  onFocusLost: () => void,
): LightboxSlides<TImage> {
  const { imageLoads: loads } = state;
  const outgoingIndex = transition?.fromIndex ?? null;

  const current = images[index];
  const loadsNeighbours =
    settings.preload !== false && !!current && slideImageLoad(current, loads).status !== 'loading';

  // Images that the last commit started to load. They continue to load, because not every browser stops loading when
  // `src` is removed.
  const [begun] = useState(() => new Set<string>());
  const slides = useMemo(
    () =>
      resolveSlides({ index, outgoingIndex, count: images.length, loop, neighbours: LIGHTBOX_NEIGHBOURS }).flatMap(
        (slide): LightboxSlide<TImage>[] => {
          const image = images[slide.index];
          if (!image) return [];
          const { status, attempt } = slideImageLoad(image, loads);
          const shouldLoad = slide.role !== 'neighbour' || loadsNeighbours || begun.has(image.id);
          return [{ ...slide, image, imageStatus: status, attempt, shouldLoad }];
        },
      ),
    [index, outgoingIndex, images, loop, loads, loadsNeighbours, begun],
  );
  useIsomorphicLayoutEffect(() => {
    begun.clear();
    for (const { shouldLoad, image } of slides) if (shouldLoad) begun.add(image.id);
  }, [slides, begun]);

  const applyInert = useStableCallback((slideIndex: number, element: HTMLElement) => {
    const isInert = slideIndex !== index;
    const hadFocus = isInert && !element.inert && hasFocusWithin(element);
    element.inert = isInert;
    if (hadFocus) onFocusLost();
  });
  const [slideElements] = useState(() => createElementRegistry<number, HTMLElement>(applyInert));
  useIsomorphicLayoutEffect(() => {
    for (const [slideIndex, element] of slideElements.entries()) applyInert(slideIndex, element);
  }, [slides, slideElements, applyInert]);

  return { slides, slideElements };
}

/** Identifies a file of an image. */
type ImageFile = Pick<GalleryImage, 'id' | 'url'>;

export interface LightboxImages {
  readonly imageElements: ElementRegistry<number, HTMLImageElement>;
  readonly reportImage: (index: number, status: SlideImageStatus) => void;
  /**
   * Like `reportImage`, but for reports that may arrive after the list has changed. A report about a file is ignored if
   * the image no longer uses that file.
   */
  readonly reportLoad: (file: ImageFile, status: SlideImageStatus) => void;
  readonly retryImage: (index: number) => void;
}

const hasPixels = (element: HTMLImageElement): boolean => element.complete && element.naturalWidth > 0;

/**
 * Tracks the loading of each mounted image. Images that failed to load are retried on request and when the browser
 * comes back online.
 */
export function useLightboxImages<TImage extends GalleryImage>(
  { images, dispatch }: LightboxMachine<TImage>,
  slides: readonly LightboxSlide<TImage>[],
): LightboxImages {
  const { reportImage, reportLoad, retryImage, retryFailed } = useStableCallbacks({
    reportImage(index: number, status: SlideImageStatus) {
      const image = images[index];
      if (image) reportLoad(image, status);
    },
    reportLoad({ id: imageId, url }: ImageFile, status: SlideImageStatus) {
      const slide = slides.find(({ image }) => image.id === imageId);
      if (!slide || slide.image.url === url) dispatch({ type: 'imageReported', imageId, url, status });
    },
    retryImage(index: number) {
      const image = images[index];
      if (!image) return;
      reportLoad(image, 'loading');
      const element = imageElements.get(index);
      const isWaiting = slides.some((slide) => slide.index === index && !slide.shouldLoad);
      // Setting `src` restarts the load, even with the same URL.
      if (element && !isWaiting) element.src = element.getAttribute('src') ?? image.url;
    },
    retryFailed() {
      for (const { index, imageStatus } of slides) if (imageStatus === 'failed') retryImage(index);
    },
  });
  const [imageElements] = useState(() =>
    createElementRegistry<number, HTMLImageElement>((index, element) => {
      if (hasPixels(element)) reportImage(index, 'loaded');
    }),
  );

  useWhenOnline(
    slides.some(({ imageStatus }) => imageStatus === 'failed'),
    retryFailed,
  );

  const awaited = slides.find(({ role, imageStatus }) => role === 'current' && imageStatus === 'loading');
  const awaitedFile = awaited?.image;
  const awaitedIndex = awaited?.index ?? -1;
  useEffect(() => {
    if (!awaitedFile) return undefined;
    const element = imageElements.get(awaitedIndex);
    if (element) {
      if (hasPixels(element)) reportLoad(awaitedFile, 'loaded');
      return undefined;
    }
    // The theme has not rendered an `<img>` yet (it may wait for the status `open`), so load the image into the
    // browser's cache here.
    const end = new AbortController();
    probeImage(awaitedFile, end.signal, (status) => reportLoad(awaitedFile, status));
    return () => end.abort();
  }, [awaitedFile, awaitedIndex, imageElements, reportLoad]);

  return { imageElements, reportImage, reportLoad, retryImage };
}

/**
 * Returns the id of the embed that the user last stopped on. Use it to keep embeds from sending requests to their
 * providers while the user is just navigating past them.
 *
 * ```tsx
 * const visitedId = useSettledImageId(lightbox);
 * const embed = useEmbed({ image, isCurrent: role === 'current' && image.id === visitedId });
 * ```
 */
export function useSettledImageId(lightbox: {
  readonly image?: GalleryImage | undefined;
  readonly isSettled: boolean;
}): string | undefined {
  const { image, isSettled } = lightbox;
  const { id, kind = 'image' } = image ?? {};
  const [visitedId] = useAdjustedState<string | undefined>(
    () => undefined,
    (visited) => {
      // After the user has moved on from a video to an image, the video counts only if they stop on it again.
      if (kind === 'image') return undefined;
      return isSettled ? id : visited;
    },
  );
  return visitedId;
}
