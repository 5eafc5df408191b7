'use client';
import { forwardRef, useState } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import type { GalleryImage, SlideshowPauseReason } from '@loggia/hooks';
import { SlideshowImages } from '../components/inlineSlideshow/SlideshowImages.tsx';
import type { SlideshowImagesOptions } from '../components/inlineSlideshow/SlideshowImagesOptions.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface InlineSlideshowProps<TImage extends GalleryImage = GalleryImage>
  extends SlideshowImagesOptions, GalleryViewOptions<TImage> {}

const OPEN: readonly SlideshowPauseReason[] = ['panel'];

function InlineSlideshowWithRef<TImage extends GalleryImage>(
  props: InlineSlideshowProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true, pauseReasons = [] } = props;
  const [isOpen, setOpen] = useState(false);
  const lightboxOptions = typeof lightbox === 'object' ? lightbox : {};
  const options = { ...props, pauseReasons: isOpen ? [...pauseReasons, ...OPEN] : pauseReasons };
  return (
    <GalleryView
      options={{
        ...props,
        lightbox: lightbox !== false && {
          // The opener has left meanwhile where another image was shown last.
          focusReturn: 'current',
          ...lightboxOptions,
          onOpenChange: (willOpen, details) => {
            lightboxOptions.onOpenChange?.(willOpen, details);
            if (!details.isCanceled) setOpen(willOpen);
          },
        },
      }}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, pinnedIndex }) => (
        <SlideshowImages {...{ gallery, linkPropsOf, options }} shownIndex={pinnedIndex} />
      )}
    />
  );
}

/**
 * A gallery as a slideshow in the page: one image after the other, with a filmstrip or dots. The first image is there at once;
 * what moves it comes after. A click opens the image in a lightbox.
 *
 * @example
 * <InlineSlideshow images={images} autoplay hasTitle />
 * <InlineSlideshow backend={backend} galleryId="7" effect="cubeH" filmstrip="dots" lightbox={false} />
 */
export const InlineSlideshow = forwardRef(InlineSlideshowWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: InlineSlideshowProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
