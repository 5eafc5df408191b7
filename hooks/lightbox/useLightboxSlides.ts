'use client';
import { useMemo, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { hasFocusWithin } from '../shared/engine/focus.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { useStableCallback } from '../shared/useStableCallback.ts';
import { LIGHTBOX_NEIGHBOURS } from './constants.ts';
import type { LightboxView } from './describeLightbox.ts';
import { resolveSlides } from './slidePlaces.ts';
import { slideImageLoad } from './lightboxState.ts';
import type { LightboxSlide } from './types.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export interface LightboxSlides<TImage extends GalleryImage> {
  readonly slides: readonly LightboxSlide<TImage>[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

/** The slides to mount. All but the shown one are `inert`; where focus was in one that leaves, `onFocusLost` is told. */
export function useLightboxSlides<TImage extends GalleryImage>(
  { state, images, loop }: LightboxMachine<TImage>,
  { index, transition }: Pick<LightboxView<TImage>, 'index' | 'transition'>,
  onFocusLost: () => void,
): LightboxSlides<TImage> {
  const { imageLoads: loads } = state;
  const outgoingIndex = transition?.fromIndex ?? null;

  const slides = useMemo(
    () =>
      resolveSlides({ index, outgoingIndex, count: images.length, loop, neighbours: LIGHTBOX_NEIGHBOURS }).flatMap(
        (place): LightboxSlide<TImage>[] => {
          const image = images[place.index];
          if (!image) return [];
          const { status, attempt } = slideImageLoad(image, loads);
          return [{ ...place, image, imageStatus: status, attempt }];
        },
      ),
    [index, outgoingIndex, images, loop, loads],
  );

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
