'use client';
import { forwardRef } from 'react';
import type { ForwardedRef, ReactElement, RefAttributes } from 'react';
import { useLightboxHold } from '@loggia/hooks/inlineSlideshow';
import type { GalleryImage } from '@loggia/hooks/backend';
import { FeatureImages } from '../components/carousel/FeatureImages.tsx';
import type { FeatureImagesOptions } from '../components/carousel/FeatureImages.tsx';
import type { FeatureCarouselSlots } from '../components/carousel/CarouselSlots.ts';
import { GalleryView } from './GalleryView.tsx';
import type { GalleryViewOptions } from './GalleryView.tsx';

export interface FeatureCarouselProps<TImage extends GalleryImage = GalleryImage>
  extends Omit<FeatureImagesOptions, 'jumpTo' | 'jumpDelayMs'>, GalleryViewOptions<TImage> {
  /** Parts that you draw yourself. @default the kit's */
  readonly slots?: FeatureCarouselSlots<TImage> | undefined;
}

function FeatureCarouselWithRef<TImage extends GalleryImage>(
  props: FeatureCarouselProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true } = props;
  const given = typeof lightbox === 'object' ? lightbox : {};
  const { lightboxOptions, pauseReasons, isShown } = useLightboxHold({ ...given, pauseReasons: props.pauseReasons });
  return (
    <GalleryView
      options={{ ...props, lightbox: lightbox !== false && { ...given, ...lightboxOptions } }}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, shown, slots }) =>
        gallery.images.length > 0 && (
          <FeatureImages
            gallery={gallery}
            {...{ linkPropsOf, slots }}
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
 * A gallery as a carousel: one large image in the middle, which opens in a lightbox, and smaller ones beside it, which come to
 * the middle when they are pressed.
 *
 * @example
 * <FeatureCarousel images={images} autoplay interval={5} />
 */
export const FeatureCarousel = forwardRef(FeatureCarouselWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: FeatureCarouselProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;
