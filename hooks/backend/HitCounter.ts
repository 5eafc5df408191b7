import type { GalleryImage } from './GalleryImage.ts';

/** A backend that counts how often images are viewed. */
export interface HitCounter {
  /** Records one view of an image. Callers ignore failures. */
  saveHit(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<void>;
}
