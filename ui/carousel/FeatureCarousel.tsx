'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { useLightboxPause } from '@loggia/hooks/inlineSlideshow';
import type { GalleryImage } from '@loggia/hooks/backend';
import { CAROUSEL_LABELS, useFeatureCarousel, type UseFeatureCarouselOptions } from '@loggia/hooks/carousel';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import { useShownIndex, type ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { useItemKeys } from '@loggia/hooks/shared';
import { CarouselFrame, type CarouselSlots, type FeatureCarouselSlots } from './CarouselFrame.tsx';
import {
  FEATURE_IMAGE_HEIGHT_PX,
  FEATURE_IMAGE_WIDTH_PX,
  FEATURE_MIN_WIDTH_PX,
  FEATURE_REFERENCE_WIDTH_PX,
} from './constants.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { Thumbnail } from '../thumbnail/Thumbnail.tsx';
import { useKit } from '../KitProvider.tsx';
import { GalleryView, type GalleryViewOptions } from '../gallery/GalleryView.tsx';
import { lightboxOptionsOf } from '../gallery/ViewLightbox.tsx';

export interface FeatureCarouselProps<TImage extends GalleryImage = GalleryImage>
  extends Omit<FeatureImagesOptions, 'jumpTo' | 'jumpDelayMs'>, GalleryViewOptions<TImage> {
  /** The slots that replace parts of the kit. @default the kit's elements */
  readonly slots?: FeatureCarouselSlots<TImage> | undefined;
}

function FeatureCarouselWithRef<TImage extends GalleryImage>(
  props: FeatureCarouselProps<TImage>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { lightbox = true } = props;
  const { onShow, focusReturn } = lightboxOptionsOf(lightbox);
  const hold = useLightboxPause({ onShow, focusReturn, pauseReasons: props.pauseReasons });
  const { lightboxOptions, pauseReasons, isShown } = hold;
  return (
    <GalleryView
      options={props}
      viewLightbox={lightboxOptions}
      forwardedRef={ref}
      renderList={({ gallery, linkPropsOf, shown, slots }) =>
        gallery.images.length > 0 && (
          <FeatureImages
            gallery={gallery}
            {...{ linkPropsOf, slots }}
            controlSlots={props.slots}
            options={{ ...props, ...featureShape(props), pauseReasons }}
            shown={isShown ? shown : undefined}
          />
        )
      }
    />
  );
}

/**
 * Renders a gallery as a carousel. Clicking the large image in the center opens it in a lightbox, and clicking one of
 * the smaller images next to it moves that image to the center.
 *
 * @example
 * <FeatureCarousel images={images} autoplay intervalMs={5000} />
 */
export const FeatureCarousel = forwardRef(FeatureCarouselWithRef) as <TImage extends GalleryImage = GalleryImage>(
  props: FeatureCarouselProps<TImage> & RefAttributes<HTMLDivElement>,
) => ReactElement;

/**
 * Returns the kit's default sizes, unless one of them is set as a prop. In that case, all other sizes have the hook's
 * default values.
 */
function featureShape({
  imageWidth,
  imageHeight,
  referenceWidth,
  minWidth = FEATURE_MIN_WIDTH_PX,
}: FeatureImagesOptions) {
  const isNamed = imageWidth !== undefined || imageHeight !== undefined || referenceWidth !== undefined;
  const own = {
    imageWidth: FEATURE_IMAGE_WIDTH_PX,
    imageHeight: FEATURE_IMAGE_HEIGHT_PX,
    referenceWidth: FEATURE_REFERENCE_WIDTH_PX,
  };
  return { minWidth, ...(isNamed ? undefined : own) };
}

interface FeatureImagesOptions extends Omit<UseFeatureCarouselOptions, 'count' | 'label' | 'nameOf' | 'labels'> {
  /** The carousel's accessible name. @default the gallery's title, or 'Images' if it has none */
  readonly label?: string | undefined;
  /**
   * The number of images that load immediately. Set it to 0 for a carousel far down the page, so that images load only
   * when the carousel approaches the viewport.
   * @default all mounted images
   */
  readonly eagerCount?: number | undefined;
  /** Whether to show the title over the large image. @default false */
  readonly hasTitles?: boolean | undefined;
}

interface FeatureImagesProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf' | 'title'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly controlSlots: CarouselSlots | undefined;
  readonly options: FeatureImagesOptions;
  /** Tracks the current image of an open lightbox. This image moves to the center, so that focus can return to it. */
  readonly shown: ShownIndexStore | undefined;
}

/** Renders the images of a feature carousel at their positions. The next images are mounted before they are visible. */
function FeatureImages<TImage extends GalleryImage>({
  gallery,
  linkPropsOf,
  options,
  shown,
  slots,
  controlSlots,
}: FeatureImagesProps<TImage>) {
  const { images, nameOf, title } = gallery;
  const { labels } = useKit();
  const keyOf = useItemKeys(images);
  const carousel = useFeatureCarousel({
    ...options,
    jumpTo: useShownIndex(shown),
    label: options.label ?? title ?? labels?.carousel?.images ?? CAROUSEL_LABELS.images,
    count: images.length,
    keyOf,
    nameOf: (index) => images[index]?.title,
    labels: labels?.carousel,
  });
  const { slides, imageWidth, unmeasuredSizes } = carousel;
  const slot = { width: imageWidth || undefined, unmeasuredSizes };

  const renderImage = (image: TImage, index: number) => (
    <div key={keyOf(index)} {...carousel.getSlideProps({ index, className: 'loggia-carousel-slide' })}>
      <div {...carousel.getContentProps({ index, className: 'loggia-feature-content' })}>
        <Thumbnail
          {...{ image, index, slots }}
          {...slot}
          name={nameOf(index)}
          hasTitle={options.hasTitles}
          linkPropsOf={linkPropsOf}
          loading={options.eagerCount === 0 ? 'lazy' : 'eager'}
          // Synchronous decoding paints the image together with its slide. A slide can replace another one that shows
          // the same image, and must not be blank for a frame.
          decoding="sync"
        />
      </div>
    </div>
  );
  return (
    <CarouselFrame carousel={carousel} slots={controlSlots} className="loggia-carousel loggia-feature">
      <div {...carousel.getTrackProps({ className: 'loggia-carousel-track' })}>
        {slides.map(({ index }) => images[index] && renderImage(images[index], index))}
      </div>
    </CarouselFrame>
  );
}
