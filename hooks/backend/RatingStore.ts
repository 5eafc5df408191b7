import type { GalleryImage, ImageRating } from './GalleryImage.ts';

/** A back end that keeps the votes of its visitors. */
export interface RatingStore {
  /**
   * Saves this visitor's vote for this very image, a whole number of stars from 1. Answers with what the back end then knows:
   * the mean of all votes, how many there are, and the vote it keeps for this visitor, which is an older one where a visitor
   * has one vote alone. Throws `MissingContentError`, `OfflineError`, `BrokenAnswerError`, `HttpStatusError` or `InvalidAnswerError`; a vote that
   * failed may be sent again.
   */
  saveRating(image: GalleryImage, score: number, options: { readonly signal: AbortSignal }): Promise<ImageRating>;
}
