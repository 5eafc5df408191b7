'use client';
import { useCallback, useMemo, useState, type SyntheticEvent } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { SlideImageStatus } from '../../lightbox/lightbox/types.ts';
import { createElementRegistry, type ElementRegistry } from '../../core/shared/createElementRegistry.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { mergeProps } from '../../core/shared/mergeProps.ts';
import { useIsomorphicLayoutEffect } from '../../core/shared/useIsomorphicLayoutEffect.ts';
import { useWhenOnline } from '../../core/shared/useWhenOnline.ts';
import type { SlideNeighbours } from './inlineNavigation.ts';
import type { InlineSlide, InlineSlidePosition, UseInlineSlideshowResult } from './types.ts';

interface UseInlineSlidesOptions<TImage extends GalleryImage> extends Pick<InlineImages, 'statusOf'> {
  readonly images: readonly TImage[];
  readonly index: number;
  readonly outgoingIndex: number | null;
  readonly neighbours: SlideNeighbours;
  /** Whether the neighboring slides are mounted. They load after the current image. */
  readonly hasNeighbours: boolean;
}

interface InlineSlides<TImage extends GalleryImage> {
  readonly slides: readonly InlineSlide<TImage>[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

const NO_NEIGHBOURS = { next: null, previous: null };

/** Returns the slides to mount. All slides except the current one are inert. */
export function useInlineSlides<TImage extends GalleryImage>(
  options: UseInlineSlidesOptions<TImage>,
): InlineSlides<TImage> {
  const { images, index, outgoingIndex, hasNeighbours, statusOf } = options;
  const { next, previous } = hasNeighbours ? options.neighbours : NO_NEIGHBOURS;
  const [firstId] = useState(images[index]?.id);
  const [slideElements] = useState(() => createElementRegistry<number, HTMLElement>());
  const slides = useMemo(
    () =>
      inlineSlides({ index, outgoingIndex, neighbours: { next, previous } }).flatMap((slide): InlineSlide<TImage>[] => {
        const image = images[slide.index];
        return image ? [{ ...slide, image, imageStatus: statusOf(image), isFirst: image.id === firstId }] : [];
      }),
    [index, outgoingIndex, next, previous, images, firstId, statusOf],
  );
  useIsomorphicLayoutEffect(() => {
    for (const slide of slides) slideElements.get(slide.index)?.toggleAttribute('inert', slide.role !== 'current');
  }, [slides, slideElements]);
  return { slides, slideElements };
}

interface InlineSlidesInput {
  readonly index: number;
  /** Index of the outgoing slide, or `null`. */
  readonly outgoingIndex: number | null;
  readonly neighbours: SlideNeighbours;
}

/** Returns the slides to mount (current, outgoing and neighbors), sorted by index and without duplicates. */
export function inlineSlides({ index, outgoingIndex, neighbours }: InlineSlidesInput): readonly InlineSlidePosition[] {
  const { next, previous } = neighbours;
  const slides = new Map<number, InlineSlidePosition>();
  if (previous !== null) slides.set(previous, { index: previous, role: 'neighbour', offset: -1 });
  if (next !== null) slides.set(next, { index: next, role: 'neighbour', offset: next === previous ? 'either' : 1 });
  if (outgoingIndex !== null) {
    slides.set(outgoingIndex, { index: outgoingIndex, role: 'outgoing', offset: slides.get(outgoingIndex)?.offset });
  }
  if (index >= 0) slides.set(index, { index, role: 'current', offset: 0 });
  return [...slides.values()].sort((left, right) => left.index - right.index);
}

interface InlineImages {
  readonly statusOf: (image: GalleryImage | undefined) => SlideImageStatus;
  /** Reports the status of a file by its key (`fileKey`). */
  readonly report: (key: string, status: SlideImageStatus) => void;
  /** Image elements by file key. */
  readonly imageElements: ElementRegistry<string, HTMLImageElement>;
}

/** Returns the key of an image's file. Each file of an image has its own load status. */
const fileKey = ({ id, url }: GalleryImage): string => `${id} ${url}`;

const NONE: ReadonlyMap<string, SlideImageStatus> = new Map();

/**
 * Tracks the loading of the slides' images. Embedded media count as loaded. Images that failed to load are retried when
 * the browser comes back online.
 */
export function useInlineImages(): InlineImages {
  const [statuses, setStatuses] = useState(NONE);
  const report = useCallback((key: string, status: SlideImageStatus) => {
    setStatuses((known) => (known.get(key) === status ? known : new Map(known).set(key, status)));
  }, []);
  const [imageElements] = useState(() =>
    createElementRegistry<string, HTMLImageElement>((key, { complete, naturalWidth, currentSrc }) => {
      // An image that loaded before hydration fires no event.
      if (complete && currentSrc) report(key, naturalWidth > 0 ? 'loaded' : 'failed');
    }),
  );
  const retryFailed = useCallback(
    () => setStatuses((known) => new Map([...known].filter(([, status]) => status !== 'failed'))),
    [],
  );
  useWhenOnline([...statuses.values()].includes('failed'), retryFailed);
  const statusOf = useCallback(
    (image: GalleryImage | undefined): SlideImageStatus =>
      (image && statuses.get(fileKey(image))) ?? ((image?.kind ?? 'image') === 'image' ? 'loading' : 'loaded'),
    [statuses],
  );
  return { statusOf, report, imageElements };
}

type Getters = Pick<UseInlineSlideshowResult, 'getSlideProps' | 'getImageProps'>;

interface UseInlineSlideGettersOptions
  extends
    Pick<UseInlineSlideshowResult, 'slides' | 'count' | 'labels'>,
    Pick<InlineImages, 'report' | 'imageElements'> {
  readonly images: readonly GalleryImage[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

/** Returns the prop getters for a slide and its image. */
export function useInlineSlideGetters(options: UseInlineSlideGettersOptions): Getters {
  const { slides, count, labels, report, imageElements, images, slideElements } = options;
  return useMemo(
    () => ({
      getSlideProps: ({ index, ...props }) => {
        const slide = slides.find((mounted) => mounted.index === index);
        const title = slide?.image.title;
        const label = title ? labels.slideName : labels.slideNameWithoutTitle;
        const own = {
          ref: slideElements.refFor(index),
          role: 'group',
          'aria-roledescription': labels.slide,
          'aria-label': fillLabel(label, { index: index + 1, count, title: title ?? '' }),
          'data-role': slide?.role,
          'data-status': slide?.imageStatus,
          'data-swipe-offset': slide?.offset,
        } as const;
        return mergeProps(own, props);
      },
      getImageProps: ({ index, ...props }) => {
        const image = images[index];
        const key = image ? fileKey(image) : '';
        const loaded = async ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
          // Decode the image first, because decoding during the animation would interrupt it. Hidden tabs do not decode
          // images.
          await (document.hidden ? undefined : currentTarget.decode?.().catch(() => undefined));
          report(key, 'loaded');
        };
        const own = {
          ref: imageElements.refFor(key),
          draggable: false,
          onLoad: (event: SyntheticEvent<HTMLImageElement>) => void loaded(event),
          onError: () => report(key, 'failed'),
        } as const;
        return mergeProps(own, props);
      },
    }),
    [slides, count, labels, report, imageElements, images, slideElements],
  );
}
