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

/**
 * The size at which an image covers a cell: as wide as the cell where the image is the taller of the two, as high where it
 * is the wider. A size that is not known is taken to have the cell's ratio. The kit lets CSS do the fitting
 * (`object-fit: cover`) and needs the size to tell the browser which file to load.
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
