import type { GalleryImage } from './GalleryImage.ts';

/** A backend that counts how many times images are viewed. */
export interface HitCounter {
  /** Records one view of an image. Failures are ignored by the caller. */
  saveHit(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<void>;
}
