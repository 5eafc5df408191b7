import type { GalleryImage, ImageRating } from './GalleryImage.ts';

/** A backend that stores ratings. */
export interface RatingStore {
  /**
   * Saves the user's rating of an image: a whole number of stars, at least 1. Returns the average and the number of all
   * votes, along with the user's stored vote. If users can vote only once, the stored vote is their earlier one. Throws
   * `MissingContentError`, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`. A failed
   * vote may be retried.
   */
  saveRating(image: GalleryImage, score: number, options: { readonly signal: AbortSignal }): Promise<ImageRating>;
}
