import type { ImageRating } from '../backend/GalleryImage.ts';
import type { ImageVote } from './ratingReducer.ts';

const NO_VOTES: ImageRating = { average: 0, count: 0, own: 0 };

/** The votes of an image as they are now: what came with it, or what a vote given here has made of them, whichever is newer. */
export function shownRating(known: ImageRating = NO_VOTES, vote: ImageVote | undefined): ImageRating {
  if (!vote || vote.status === 'failed') return known;
  // A list that was loaded since has more votes in it, and this visitor's among them.
  return known.count > vote.rating.count ? { ...known, own: known.own || vote.rating.own } : vote.rating;
}
