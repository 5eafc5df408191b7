'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { CAROUSEL_LABELS, featureStyleSheet, useFeatureCarousel } from '@loggia/hooks';
import type { GalleryImage, UseFeatureCarouselOptions, UseGalleryResult } from '@loggia/hooks';
import { useKit } from '../../useKit.ts';
import { Thumbnail } from '../thumbnail/Thumbnail.tsx';
import { CarouselFrame } from './CarouselFrame.tsx';

export interface FeatureImagesOptions extends Omit<UseFeatureCarouselOptions, 'count' | 'label' | 'nameOf' | 'labels'> {
  /** What the carousel shows, for screen readers. @default the gallery's title, else 'Images' */
  readonly label?: string | undefined;
  /** Print the title over the large image. @default false */
  readonly hasTitles?: boolean | undefined;
}

export interface FeatureImagesProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf' | 'title'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  readonly options: FeatureImagesOptions;
}

/** The images of a feature carousel. Those that come next are there before they are seen. */
export function FeatureImages<TImage extends GalleryImage>(props: FeatureImagesProps<TImage>) {
  const { gallery, linkPropsOf, options } = props;
  const { images, nameOf } = gallery;
  const { labels } = useKit();
  const carousel = useFeatureCarousel({
    ...options,
    label: options.label ?? gallery.title ?? labels?.carousel?.images ?? CAROUSEL_LABELS.images,
    count: images.length,
    nameOf: (index) => images[index]?.title,
    labels: labels?.carousel,
  });
  const { slides, selector, isServerRendered, imageWidth, unmeasuredSizes } = carousel;
  const slot = { width: imageWidth || undefined, unmeasuredSizes };

  const renderImage = (image: TImage, index: number) => (
    <div key={`${index} ${image.id}`} {...carousel.getSlideProps({ index, className: 'loggia-carousel-slide' })}>
      <div {...carousel.getContentProps({ index, className: 'loggia-feature-content' })}>
        <Thumbnail
          image={image}
          slot={slot}
          name={nameOf(index)}
          hasTitle={options.hasTitles}
          linkProps={linkPropsOf(image)}
          loading="eager"
        />
      </div>
    </div>
  );
  return (
    <CarouselFrame
      carousel={carousel}
      className="loggia-carousel loggia-feature"
      firstPaint={isServerRendered && featureStyleSheet({ ...options, selector })}
    >
      <div {...carousel.getTrackProps({ className: 'loggia-carousel-track' })}>
        {slides.map(({ index }) => images[index] && renderImage(images[index], index))}
      </div>
    </CarouselFrame>
  );
}
