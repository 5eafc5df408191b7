import { INLINE_HEIGHT_PX, INLINE_WIDTH_PX } from '@loggia/hooks/inlineSlideshow';
import { containedSizes } from '@loggia/hooks/picture';
import type { GalleryImage } from '@loggia/hooks/backend';
import type { SlideshowImagesOptions } from './SlideshowImagesOptions.ts';

/** How wide a picture is shown, as `sizes` of an `<img>`. */
export function slideshowSizes(image: GalleryImage, options: Pick<SlideshowImagesOptions, 'width' | 'height'>): string {
  const { width = INLINE_WIDTH_PX, height = INLINE_HEIGHT_PX } = options;
  return containedSizes(image, { width, height });
}
