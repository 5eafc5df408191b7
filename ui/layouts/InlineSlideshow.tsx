'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useLightboxPause } from '@loggia/hooks/inlineSlideshow';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { InlineSlideshowSlots } from '../components/inlineSlideshow/SlideshowControls.tsx';
import { SlideshowImages } from '../components/inlineSlideshow/SlideshowImages.tsx';
import type { SlideshowImagesOptions } from '../components/inlineSlideshow/SlideshowImagesOptions.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface InlineSlideshowProps<TImage extends GalleryImage = GalleryImage>
  extends SlideshowImagesOptions, GalleryViewOptions<TImage> {
  /** Parts that you draw yourself. @default the kit's */
  readonly slots?: InlineSlideshowSlots<TImage> | undefined;
}

function InlineSlideshowWithRef<TImage extends GalleryImage>(
  props: InlineSlideshowProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true } = props;
  const given = typeof lightbox === 'object' ? lightbox : {};
  const { lightboxOptions, pauseReasons, isShown } = useLightboxPause({ ...given, pauseReasons: props.pauseReasons });
  return (
    <GalleryView
      options={{ ...props, lightbox: lightbox !== false && { ...given, ...lightboxOptions } }}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, shown, slots }) =>
        gallery.images.length > 0 && (
          <SlideshowImages
            {...{ gallery, linkPropsOf, slots }}
            controlSlots={props.slots}
            options={{ ...props, pauseReasons }}
            shown={isShown ? shown : undefined}
          />
        )
      }
    />
  );
}

/**
 * A gallery as a slideshow in the page: one image after the other, with a filmstrip or dots. A click opens the image in a lightbox.
 *
 * @example
 * <InlineSlideshow images={images} autoplay hasTitle />
 * <InlineSlideshow backend={backend} galleryId="7" effect="cubeH" filmstrip="dots" lightbox={false} />
 */
export const InlineSlideshow = forwardRef(InlineSlideshowWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: InlineSlideshowProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
