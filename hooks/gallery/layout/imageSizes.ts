import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { ImageFile } from '../../data/backend/ImageFile.ts';
import { MAX_IMAGE_RATIO, MIN_IMAGE_RATIO } from '../../core/picture/imageShape.ts';
import { knownSize } from '../../core/picture/knownSize.ts';
import type { LayoutSize } from './types.ts';

/** Sizes that were measured because the backend did not provide them, keyed by file URL. */
export type MeasuredSizes = ReadonlyMap<string, LayoutSize>;

/**
 * Returns an image's size for a layout, in the file's own pixels, or `undefined` if it is unknown. Extreme aspect
 * ratios are clamped so that the image remains visible and clickable.
 */
export function naturalSize(image: GalleryImage, measured?: MeasuredSizes): LayoutSize | undefined {
  const size = knownSize(image.thumbnail) ?? knownSize(image) ?? measured?.get((image.thumbnail ?? image).url);
  return size && withinRatios(size);
}

/**
 * Returns an item's size for a layout plan. Extreme aspect ratios are clamped as in `naturalSize`, and items without a
 * size are treated as square.
 */
export const plannedSize = (item: LayoutSize): LayoutSize => withinRatios(knownSize(item) ?? { width: 1, height: 1 });

function withinRatios(size: LayoutSize): LayoutSize {
  const { width, height } = size;
  if (width > height * MAX_IMAGE_RATIO) return { width: height * MAX_IMAGE_RATIO, height };
  return width < height * MIN_IMAGE_RATIO ? { width, height: width / MIN_IMAGE_RATIO } : size;
}

/**
 * Returns the size at which an image covers a cell, as with `object-fit: cover`. If the image's size is unknown,
 * returns the cell's size. The kit fits images with CSS, and only needs this size to choose which file to load.
 */
export function coverFit(
  cell: LayoutSize,
  image: { readonly width?: number | undefined; readonly height?: number | undefined },
): LayoutSize {
  const known = knownSize(image);
  if (!known) return cell;
  const ratio = known.width / known.height;
  return cell.width > cell.height * ratio
    ? { width: cell.width, height: cell.width / ratio }
    : { width: cell.height * ratio, height: cell.height };
}

/**
 * Whether the browser can choose between several files for an image. If so, the width at which the image is displayed
 * matters.
 */
export const hasWidths = ({ candidates = [], formats = [] }: ImageFile): boolean =>
  candidates.length > 0 || formats.length > 0;
