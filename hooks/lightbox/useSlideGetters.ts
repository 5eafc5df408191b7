'use client';
import { useCallback, useState } from 'react';
import type { SyntheticEvent } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import { mergeProps } from '../shared/mergeProps.ts';
import type { ElementRegistry } from '../shared/createElementRegistry.ts';
import { describePosition } from './describePosition.ts';
import type { LightboxLabels } from './labels.ts';
import { lightboxImageFile } from './lightboxImageFile.ts';
import type { LightboxSlide, UseLightboxResult } from './types.ts';
import type { LightboxImages } from './useLightboxImages.ts';
import type { LightboxMachine } from './useLightboxState.ts';

export interface UseSlideGettersOptions<TImage extends GalleryImage> extends Pick<
  LightboxImages,
  'imageElements' | 'reportLoad'
> {
  readonly machine: LightboxMachine<TImage>;
  readonly slides: readonly LightboxSlide<TImage>[];
  readonly slideElements: ElementRegistry<number, HTMLElement>;
  readonly labels: LightboxLabels;
}

/**
 * Ends once a picture can be painted without a pause. A hidden tab decodes nothing, so it does not wait; that a loaded picture
 * cannot be decoded ahead is no failure.
 */
const whenDecoded = (element: HTMLImageElement): Promise<unknown> =>
  Promise.resolve(document.hidden || element.decode?.()).catch(() => undefined);

interface ImageHandlers {
  onLoad(event: SyntheticEvent<HTMLImageElement>): void;
  onError(): void;
}

/** Gives the handlers of a picture, the same ones each time: a picture that stays as it is need not be drawn again. */
function createImageHandlers(reportLoad: LightboxImages['reportLoad']): (imageId: string) => ImageHandlers {
  const known = new Map<string, ImageHandlers>();
  return (imageId) => {
    const handlers = known.get(imageId) ?? {
      onLoad: (event) => void whenDecoded(event.currentTarget).then(() => reportLoad(imageId, 'loaded')),
      onError: () => reportLoad(imageId, 'failed'),
    };
    known.set(imageId, handlers);
    return handlers;
  };
}

/** The getters of a slide and of the picture in it. */
export function useSlideGetters<TImage extends GalleryImage>(
  options: UseSlideGettersOptions<TImage>,
): Pick<UseLightboxResult<TImage>, 'getSlideProps' | 'getImageProps'> {
  const { machine, slides, slideElements, imageElements, reportLoad, labels } = options;
  const { images, offset, total } = machine;
  const isPreloading = machine.settings.preload !== false;
  const positionOf = useCallback(
    (index: number) => describePosition(labels, index, { offset, total }),
    [labels, offset, total],
  );

  const [handlersOf] = useState(() => createImageHandlers(reportLoad));

  const getSlideProps = useCallback<UseLightboxResult<TImage>['getSlideProps']>(
    ({ index, ...props }) => {
      const slide = slides.find((candidate) => candidate.index === index);
      const own = {
        ref: slideElements.refFor(index),
        role: 'group',
        'aria-roledescription': labels.slide,
        'aria-label': positionOf(index),
        'data-role': slide?.role,
        'data-status': slide?.imageStatus,
      };
      return mergeProps(own, props);
    },
    [slides, slideElements, labels, positionOf],
  );

  const getImageProps = useCallback<UseLightboxResult<TImage>['getImageProps']>(
    ({ index, ...props }) => {
      const image = images[index];
      const slide = slides.find((candidate) => candidate.index === index);
      const isAwaited = slide?.role !== 'neighbour' || isPreloading;
      const own = {
        ref: imageElements.refFor(index),
        alt: image?.title || positionOf(index),
        ...(image && isAwaited && lightboxImageFile(image)),
        decoding: 'async' as const,
        draggable: false,
        'data-status': slide?.imageStatus,
        ...(image && handlersOf(image.id)),
      };
      return mergeProps(own, props);
    },
    [images, slides, imageElements, handlersOf, positionOf, isPreloading],
  );

  return { getSlideProps, getImageProps };
}
