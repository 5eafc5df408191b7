'use client';
import type { ComponentPropsWithoutRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import { CAROUSEL_LABELS, useFeatureCarousel } from '@loggia/hooks/carousel';
import type { UseFeatureCarouselOptions } from '@loggia/hooks/carousel';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import { useShownIndex } from '@loggia/hooks/lightboxIntent';
import type { ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import { useItemKeys } from '@loggia/hooks/shared';
import { featureStyleSheet } from '@loggia/hooks/firstPaint';
import { useKit } from '../../KitContext.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import { Thumbnail } from '../thumbnail/Thumbnail.tsx';
import { CarouselFrame } from './CarouselFrame.tsx';
import type { CarouselSlots } from './CarouselSlots.ts';

export interface FeatureImagesOptions extends Omit<UseFeatureCarouselOptions, 'count' | 'label' | 'nameOf' | 'labels'> {
  /** What the carousel shows, for screen readers. @default the gallery's title, else 'Images' */
  readonly label?: string | undefined;
  /** Print the title over the large image. @default false */
  readonly hasTitles?: boolean | undefined;
}

interface FeatureImagesProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf' | 'title'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly controlSlots: CarouselSlots | undefined;
  readonly options: FeatureImagesOptions;
  /** Knows the image that an open lightbox shows: it comes to the middle, so that focus can come back to it. */
  readonly shown: ShownIndexStore | undefined;
}

/** The images of a feature carousel, each in its place. Those that come next are there before they are seen. */
export function FeatureImages<TImage extends GalleryImage>({
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
  const { slides, selector, isServerRendered, imageWidth, unmeasuredSizes } = carousel;
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
          loading="eager"
          // Painted together with its slide, which may take the place of one that shows the same picture.
          decoding="sync"
        />
      </div>
    </div>
  );
  return (
    <CarouselFrame
      carousel={carousel}
      slots={controlSlots}
      className="loggia-carousel loggia-feature"
      firstPaint={isServerRendered && featureStyleSheet({ ...options, selector, count: images.length, slides })}
    >
      <div {...carousel.getTrackProps({ className: 'loggia-carousel-track' })}>
        {slides.map(({ index }) => images[index] && renderImage(images[index], index))}
      </div>
    </CarouselFrame>
  );
}
