'use client';
import { useState } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { SlideshowPauseReason } from '@loggia/hooks/slideshow';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface GoingAlongOptions<TImage extends GalleryImage> extends Pick<GalleryViewOptions<TImage>, 'lightbox'> {
  readonly pauseReasons?: Iterable<SlideshowPauseReason> | undefined;
}

export interface GoingAlong<TImage extends GalleryImage> extends Pick<GalleryViewOptions<TImage>, 'lightbox'> {
  readonly pauseReasons: Iterable<SlideshowPauseReason>;
  /** The lightbox shows an image. */
  readonly isShown: boolean;
}

/** For a view that shows one image: it is held while its lightbox is open, goes where that one goes, and takes focus back there. */
export function useGoingAlong<TImage extends GalleryImage>(options: GoingAlongOptions<TImage>): GoingAlong<TImage> {
  const { lightbox = true, pauseReasons = [] } = options;
  const lightboxOptions = typeof lightbox === 'object' ? lightbox : {};
  const [isShown, setShown] = useState(false);
  return {
    isShown,
    pauseReasons: isShown ? [...pauseReasons, 'panel'] : pauseReasons,
    lightbox: lightbox !== false && {
      // The opener has left meanwhile where another image was shown last.
      focusReturn: 'current',
      ...lightboxOptions,
      onShow(imageId) {
        lightboxOptions.onShow?.(imageId);
        setShown(imageId !== undefined);
      },
    },
  };
}
