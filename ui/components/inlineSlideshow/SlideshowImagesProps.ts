import type { ComponentPropsWithoutRef } from 'react';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryResult } from '@loggia/hooks/gallery';
import type { ShownIndexStore } from '@loggia/hooks/lightboxIntent';
import type { ImageSlots } from '../gallery/GallerySlots.ts';
import type { InlineSlideshowControlSlots } from './InlineSlideshowSlots.ts';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

export interface SlideshowImagesProps<TImage extends GalleryImage> {
  readonly gallery: Pick<UseGalleryResult<TImage>, 'images' | 'nameOf' | 'title'>;
  readonly linkPropsOf: (image: TImage) => ComponentPropsWithoutRef<'a'>;
  readonly slots: ImageSlots<TImage> | undefined;
  readonly controlSlots: InlineSlideshowControlSlots<TImage> | undefined;
  readonly options: SlideshowImagesOptions;
  /** Knows the image that an open lightbox shows: the slideshow goes there, so that focus can come back to it. */
  readonly shown: ShownIndexStore | undefined;
}
