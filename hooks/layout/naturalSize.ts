import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LayoutSize } from './types.ts';

/** Sizes that were measured because no back end knew them, by address of the file. */
export type MeasuredSizes = Pick<ReadonlyMap<string, LayoutSize>, 'get'>;

/** Where nothing can measure them, pictures count as squares: a gallery without its pictures would be worse. */
export const SQUARES: MeasuredSizes = { get: () => ({ width: 1, height: 1 }) };

/** The size of what a gallery shows of an image, in pixels of the file; undefined where it is not known. */
export function naturalSize(image: GalleryImage, measured?: MeasuredSizes): LayoutSize | undefined {
  for (const file of [image.thumbnail, image]) {
    if (file?.width && file.height) return { width: file.width, height: file.height };
  }
  return measured?.get((image.thumbnail ?? image).url);
}
