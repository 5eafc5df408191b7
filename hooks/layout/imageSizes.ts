import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ImageFile } from '../backend/ImageFile.ts';
import { MAX_IMAGE_RATIO, MIN_IMAGE_RATIO } from '../picture/imageShape.ts';
import { knownSize } from '../picture/knownSize.ts';
import type { LayoutSize } from './types.ts';

/** Sizes that were measured because no back end knew them, by address of the file. */
export type MeasuredSizes = ReadonlyMap<string, LayoutSize>;

/**
 * Returns the size of an image for a layout, in pixels of the file; undefined if it is unknown. Extreme ratios are clamped, so that the
 * image can still be seen and pressed.
 */
export function naturalSize(image: GalleryImage, measured?: MeasuredSizes): LayoutSize | undefined {
  const size = knownSize(image.thumbnail) ?? knownSize(image) ?? measured?.get((image.thumbnail ?? image).url);
  return size && withinRatios(size);
}

/** Returns the size of an item for a plan: clamped to the same ratios, and a square if it has no size. */
export const plannedSize = (item: LayoutSize): LayoutSize => withinRatios(knownSize(item) ?? { width: 1, height: 1 });

function withinRatios(size: LayoutSize): LayoutSize {
  const { width, height } = size;
  if (width > height * MAX_IMAGE_RATIO) return { width: height * MAX_IMAGE_RATIO, height };
  return width < height * MIN_IMAGE_RATIO ? { width, height: width / MIN_IMAGE_RATIO } : size;
}

/**
 * Returns the size at which an image covers a cell: as wide as the cell if the image is the taller of the two, else as high. An image of
 * unknown size gets the cell's. The kit leaves the fitting to CSS (`object-fit: cover`) and needs the size only to tell the browser which
 * file to load.
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

/** Whether a browser chooses among widths of a picture, so that the width at which it is shown matters. */
export const hasWidths = ({ candidates = [], formats = [] }: ImageFile): boolean =>
  candidates.length > 0 || formats.length > 0;
