import type { GalleryImage, ImageRating } from './GalleryImage.ts';

/** A backend that stores ratings. */
export interface RatingStore {
  /**
   * Saves the user's rating of an image, which is a whole number of stars starting at 1. Returns the average and number
   * of all votes, and the user's stored vote, which is the earlier one if users can vote only once. Throws
   * `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`. A failed
   * vote may be retried.
   */
  saveRating(image: GalleryImage, score: number, options: { readonly signal: AbortSignal }): Promise<ImageRating>;
}
