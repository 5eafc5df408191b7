import type { ImageRating } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import { localRating } from './localRating.ts';

/** What has become of a visitor's vote for one image. */
export type ImageVote =
  | { readonly status: 'saving'; readonly attempt: number; readonly score: number; readonly rating: ImageRating }
  | { readonly status: 'saved'; readonly score: number; readonly rating: ImageRating }
  | { readonly status: 'failed'; readonly score: number; readonly error: LoggiaError };

/** The votes given here, by image: an answer finds its own, whatever is shown when it comes. */
export type RatingState = ReadonlyMap<string, ImageVote>;

export type RatingEvent =
  | {
      readonly type: 'voted';
      readonly imageId: string;
      /** Tells this try from any other. */
      readonly attempt: number;
      readonly score: number;
      /** What the votes were. */
      readonly known: ImageRating;
    }
  | { readonly type: 'voteSaved'; readonly imageId: string; readonly attempt: number; readonly rating: ImageRating }
  | { readonly type: 'voteFailed'; readonly imageId: string; readonly attempt: number; readonly error: LoggiaError }
  | { readonly type: 'voteCancelled'; readonly imageId: string };

function withVote(state: RatingState, imageId: string, vote: ImageVote | undefined): RatingState {
  const votes = new Map(state);
  if (vote) votes.set(imageId, vote);
  else votes.delete(imageId);
  return votes;
}

/** The vote that this try is about, as long as it waits for its answer. */
function waitingVote(vote: ImageVote | undefined, attempt: number): ImageVote | null {
  return vote?.status === 'saving' && vote.attempt === attempt ? vote : null;
}

/** What becomes of the votes when something happens. An answer to another try than the running one changes nothing. */
export function ratingReducer(state: RatingState, event: RatingEvent): RatingState {
  const { imageId } = event;
  const vote = state.get(imageId);
  switch (event.type) {
    case 'voted': {
      if (vote?.status === 'saving') return state;
      const { attempt, score, known } = event;
      return withVote(state, imageId, { status: 'saving', attempt, score, rating: localRating(known, score) });
    }
    case 'voteSaved': {
      const waiting = waitingVote(vote, event.attempt);
      if (!waiting) return state;
      const { score } = waiting;
      // A back end that tells nobody apart does not know whose vote it was.
      const rating = { ...event.rating, own: event.rating.own || score };
      return withVote(state, imageId, { status: 'saved', score, rating });
    }
    case 'voteFailed': {
      const waiting = waitingVote(vote, event.attempt);
      return waiting ? withVote(state, imageId, { status: 'failed', score: waiting.score, error: event.error }) : state;
    }
    case 'voteCancelled':
      return vote?.status === 'failed' ? withVote(state, imageId, undefined) : state;
    default:
      return event satisfies never;
  }
}
