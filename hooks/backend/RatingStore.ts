import type { GalleryImage, ImageRating } from './GalleryImage.ts';

/** A back end that keeps the votes of its visitors. */
export interface RatingStore {
  /**
   * Saves this visitor's vote for an image, a whole number of stars from 1. Returns the mean and the number of all votes, and the
   * stored vote of this visitor, which is the older one if a visitor can vote only once. Throws `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`; a vote that
   * failed may be sent again.
   */
  saveRating(image: GalleryImage, score: number, options: { readonly signal: AbortSignal }): Promise<ImageRating>;
}
