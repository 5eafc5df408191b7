import type { GalleryImage } from '../backend/GalleryImage.ts';

/** What tells the comments of one image from those of another; '' for no image. */
export function imageKey(image: GalleryImage | undefined): string {
  return image ? `${image.galleryId ?? ''}/${image.id}` : '';
}
