'use client';
import { useEffect, useMemo, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { hasFocusWithin } from '../shared/engine/focus.ts';
import { useAdjustedState } from '../shared/useAdjustedState.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback, useStableCallbacks } from '../shared/useStableCallback.ts';
import { useWhenOnline } from '../shared/useWhenOnline.ts';
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

/** The slides to mount. All but the shown one are `inert`; `onFocusLost` is called if focus was in one that becomes so. */
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

  // The pictures that the last commit has begun to load. They go on: taking an address away would not stop every browser.
  const [begun] = useState(() => new Set<string>());
  const slides = useMemo(
    () =>
      resolveSlides({ index, outgoingIndex, count: images.length, loop, neighbours: LIGHTBOX_NEIGHBOURS }).flatMap(
        (place): LightboxSlide<TImage>[] => {
          const image = images[place.index];
          if (!image) return [];
          const { status, attempt } = slideImageLoad(image, loads);
          const shouldLoad = place.role !== 'neighbour' || loadsNeighbours || begun.has(image.id);
          return [{ ...place, image, imageStatus: status, attempt, shouldLoad }];
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

/** A file of an image. */
type ImageFile = Pick<GalleryImage, 'id' | 'url'>;

export interface LightboxImages {
  readonly imageElements: ElementRegistry<number, HTMLImageElement>;
  readonly reportImage: (index: number, status: SlideImageStatus) => void;
  /** The same for late reports: the list may have changed meanwhile. A file that its image no longer has is ignored. */
  readonly reportLoad: (file: ImageFile, status: SlideImageStatus) => void;
  readonly retryImage: (index: number) => void;
}

const hasPixels = (element: HTMLImageElement): boolean => element.complete && element.naturalWidth > 0;

/** Tracks the loading of each mounted picture. Failed ones are loaded again on request, and when the network is back. */
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
      // Setting an address starts the loading again, also when it is the same one.
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
    // The theme has no element for the picture (it may wait for `open`), so it is loaded here, into the browser's cache.
    const end = new AbortController();
    probeImage(awaitedFile, end.signal, (status) => reportLoad(awaitedFile, status));
    return () => end.abort();
  }, [awaitedFile, awaitedIndex, imageElements, reportLoad]);

  return { imageElements, reportImage, reportLoad, retryImage };
}

/**
 * The id of the last image that the visitor came to rest on. Embeds request nothing from their provider before: a visitor who only passes
 * by is reported to no one.
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
      // A visitor who left a video and comes back has to come to rest again.
      if (kind === 'image') return undefined;
      return isSettled ? id : visited;
    },
  );
  return visitedId;
}
