'use client';
import { useMemo } from 'react';
import type { SyntheticEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { UseInlineSlideshowResult } from './types.ts';
import type { InlineImages } from './useInlineImages.ts';

type Getters = Pick<UseInlineSlideshowResult, 'getSlideProps' | 'getImageProps'>;

export interface UseInlineSlideGettersOptions
  extends
    Pick<UseInlineSlideshowResult, 'slides' | 'count' | 'labels'>,
    Pick<InlineImages, 'report' | 'imageElements'> {
  readonly images: readonly GalleryImage[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
}

/** The getters of a slide and of the picture in it. */
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
        const id = image?.id ?? '';
        const loaded = async ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
          // A picture that must be decoded first would stop the change that brings it. A hidden tab decodes nothing.
          await (document.hidden ? undefined : currentTarget.decode?.().catch(() => undefined));
          report(id, 'loaded');
        };
        const own = {
          ref: imageElements.refFor(id),
          draggable: false,
          onLoad: (event: SyntheticEvent<HTMLImageElement>) => void loaded(event),
          onError: () => report(id, 'failed'),
        } as const;
        return mergeProps(own, props);
      },
    }),
    [slides, count, labels, report, imageElements, images, slideElements],
  );
}
