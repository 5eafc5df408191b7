import type { GalleryImage } from './GalleryImage.ts';

/** A back end that counts how often an image was shown. */
export interface HitCounter {
  /** Saves one showing of an image. The caller ignores failures, so that they never disturb the visitor. */
  saveHit(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<void>;
}
