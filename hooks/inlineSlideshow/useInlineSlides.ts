'use client';
import { useMemo, useState } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { createElementRegistry } from '../shared/createElementRegistry.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { useIsomorphicLayoutEffect } from '../shared/useIsomorphicLayoutEffect.ts';
import { inlineSlides } from './inlineSlides.ts';
import type { SlideNeighbours } from './slideNeighbours.ts';
import type { InlineSlide } from './types.ts';
import type { InlineImages } from './useInlineImages.ts';

export interface UseInlineSlidesOptions<TImage extends GalleryImage> extends Pick<InlineImages, 'statusOf'> {
  readonly images: readonly TImage[];
  readonly index: number;
  readonly outgoingIndex: number | null;
  readonly neighbours: SlideNeighbours;
  /** What stands beside comes after the picture that is seen. */
  readonly hasNeighbours: boolean;
}

export interface InlineSlides<TImage extends GalleryImage> {
  readonly slides: readonly InlineSlide<TImage>[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

const NO_NEIGHBOURS = { next: null, previous: null };

/** The slides to mount. Only the shown one can be reached. */
export function useInlineSlides<TImage extends GalleryImage>(
  options: UseInlineSlidesOptions<TImage>,
): InlineSlides<TImage> {
  const { images, index, outgoingIndex, hasNeighbours, statusOf } = options;
  const { next, previous } = hasNeighbours ? options.neighbours : NO_NEIGHBOURS;
  const [firstId] = useState(images[index]?.id);
  const [slideElements] = useState(() => createElementRegistry<number, HTMLElement>());
  const slides = useMemo(
    () =>
      inlineSlides({ index, outgoingIndex, neighbours: { next, previous } }).flatMap((place): InlineSlide<TImage>[] => {
        const image = images[place.index];
        return image ? [{ ...place, image, imageStatus: statusOf(image), isFirst: image.id === firstId }] : [];
      }),
    [index, outgoingIndex, next, previous, images, firstId, statusOf],
  );
  useIsomorphicLayoutEffect(() => {
    for (const slide of slides) slideElements.get(slide.index)?.toggleAttribute('inert', slide.role !== 'current');
  }, [slides, slideElements]);
  return { slides, slideElements };
}
