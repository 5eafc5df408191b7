'use client';
import type { Ref } from 'react';
import { useItemKeys } from '@loggia/hooks';
import type { GalleryImage, UseFeatureStartResult } from '@loggia/hooks';
import { featureStyleSheet } from '@loggia/hooks/firstPaint';
import { Thumbnail } from '../thumbnail/Thumbnail.tsx';
import { CarouselFrame } from './CarouselFrame.tsx';
import type { FeatureImagesProps } from './FeatureImagesProps.ts';

export interface FeatureFrameProps<TImage extends GalleryImage> extends FeatureImagesProps<TImage> {
  readonly carousel: UseFeatureStartResult;
  readonly regionRef?: Ref<HTMLDivElement> | undefined;
}

/** The images of a feature carousel, each in its place. Those that come next are there before they are seen. */
export function FeatureFrame<TImage extends GalleryImage>(props: FeatureFrameProps<TImage>) {
  const { gallery, linkPropsOf, options, carousel, regionRef } = props;
  const { images, nameOf } = gallery;
  const keyOf = useItemKeys(images);
  const { slides, selector, isServerRendered, imageWidth, unmeasuredSizes } = carousel;
  const slot = { width: imageWidth || undefined, unmeasuredSizes };

  const renderImage = (image: TImage, index: number) => (
    <div key={keyOf(index)} {...carousel.getSlideProps({ index, className: 'loggia-carousel-slide' })}>
      <div {...carousel.getContentProps({ index, className: 'loggia-feature-content' })}>
        <Thumbnail
          image={image}
          slot={slot}
          name={nameOf(index)}
          hasTitle={options.hasTitles}
          linkProps={linkPropsOf(image)}
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
      regionRef={regionRef}
      className="loggia-carousel loggia-feature"
      firstPaint={isServerRendered && featureStyleSheet({ ...options, selector, count: images.length, slides })}
    >
      <div {...carousel.getTrackProps({ className: 'loggia-carousel-track' })}>
        {slides.map(({ index }) => images[index] && renderImage(images[index], index))}
      </div>
    </CarouselFrame>
  );
}
