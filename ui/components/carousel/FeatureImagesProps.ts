import type { ComponentPropsWithoutRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseFeatureCarouselOptions } from '@loggia/hooks/carousel';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import type { CarouselSlots } from './CarouselSlots.ts';
import type { ImageSlots } from '../gallery/GallerySlots.ts';

export interface FeatureImagesOptions extends Omit<UseFeatureCarouselOptions, 'count' | 'label' | 'nameOf' | 'labels'> {
  /** What the carousel shows, for screen readers. @default the gallery's title, else 'Images' */
  readonly label?: string | undefined;
  /** Print the title over the large image. @default false */
  readonly hasTitles?: boolean | undefined;
}

export interface FeatureImagesProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf' | 'title'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly controlSlots: CarouselSlots | undefined;
  readonly options: FeatureImagesOptions;
  /** Knows the image that an open lightbox shows: it comes to the middle, so that focus can come back to it. */
  readonly shown: ShownIndexStore | undefined;
}
