import type { GalleryImage } from '../backend/GalleryImage.ts';

/** Whether there is anything to tell about an image. */
export function hasInfo(image: Pick<GalleryImage, 'title' | 'description'> | undefined): boolean {
  return Boolean(image?.title?.trim() || image?.description?.trim());
}
