import { THUMBNAIL_WIDTH_PX } from '../constants.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of an image's thumbnail file, which is never wider than the image. */
export function thumbnailSize({ width, height }: PixelSize): PixelSize {
  const thumbnailWidth = Math.min(width, THUMBNAIL_WIDTH_PX);
  return { width: thumbnailWidth, height: Math.round((height * thumbnailWidth) / width) };
}
