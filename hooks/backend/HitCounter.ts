import type { GalleryImage } from './GalleryImage.ts';

/** A back end that counts how often an image was shown. */
export interface HitCounter {
  /** Saves one showing of this very image. A failure is the caller's to swallow: it never disturbs the visitor. */
  saveHit(image: GalleryImage, options: { readonly signal: AbortSignal }): Promise<void>;
}
