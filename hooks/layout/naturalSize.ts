import type { GalleryImage } from '../backend/GalleryImage.ts';
import { knownSize, LARGEST_IMAGE_RATIO, SMALLEST_IMAGE_RATIO } from '../picture/knownSize.ts';
import type { LayoutSize } from './types.ts';

/** Sizes that were measured because no back end knew them, by address of the file. */
export type MeasuredSizes = ReadonlyMap<string, LayoutSize>;

/**
 * The size that a layout gives an image room for, in pixels of the file; undefined where it is not known. A ratio that would make a line
 * of it is held to what can be seen and pressed.
 */
export function naturalSize(image: GalleryImage, measured?: MeasuredSizes): LayoutSize | undefined {
  const size = knownSize(image.thumbnail) ?? knownSize(image) ?? measured?.get((image.thumbnail ?? image).url);
  return size && withinRatios(size);
}

/** The size that a plan gives an item room for, whoever made the item: held to the same ratios, a square where it has no size. */
export const plannedSize = (item: LayoutSize): LayoutSize => withinRatios(knownSize(item) ?? { width: 1, height: 1 });

function withinRatios(size: LayoutSize): LayoutSize {
  const { width, height } = size;
  if (width > height * LARGEST_IMAGE_RATIO) return { width: height * LARGEST_IMAGE_RATIO, height };
  return width < height * SMALLEST_IMAGE_RATIO ? { width, height: width / SMALLEST_IMAGE_RATIO } : size;
}
