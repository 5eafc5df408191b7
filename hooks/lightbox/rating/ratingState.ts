import type { ImageRating } from '../../data/backend/GalleryImage.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { formatAverage } from './ratingTexts.ts';
import type { RatingStatus } from './types.ts';

/** The state of the user's vote for an image. */
type ImageVote =
  | { readonly status: 'saving'; readonly attempt: number; readonly score: number; readonly rating: ImageRating }
  | { readonly status: 'saved'; readonly score: number; readonly rating: ImageRating }
  | { readonly status: 'failed'; readonly score: number; readonly error: LoggiaError };

/**
 * The votes submitted on this page, keyed by image id, so that a response is matched to its vote no matter which image
 * is shown.
 */
export type RatingState = ReadonlyMap<string, ImageVote>;

export type RatingEvent =
  | {
      readonly type: 'voted';
      readonly imageId: string;
      /** The number of this attempt. */
      readonly attempt: number;
      readonly score: number;
      /** The rating before the user's vote. */
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

/** Returns the vote if this attempt to save it is still pending. */
function waitingVote(vote: ImageVote | undefined, attempt: number): ImageVote | null {
  return vote?.status === 'saving' && vote.attempt === attempt ? vote : null;
}

/** Applies an event to the votes. Responses to attempts other than the pending one are ignored. */
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
      // A backend that does not identify users cannot return this user's vote.
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

/**
 * Estimates the rating until the backend responds: the mean of the displayed average and the new vote, or the vote
 * itself if there is no average. The estimate does not take the number of votes into account.
 */
export function localRating({ average, count }: ImageRating, score: number): ImageRating {
  const mean = average > 0 ? (Number(formatAverage(average)) + score) / 2 : score;
  return { average: Number(formatAverage(mean)), count: count + 1, own: score };
}

interface RatingStatusInput {
  /** Whether there is an image and rating is enabled. */
  readonly isOn: boolean;
  /** Whether votes can be sent to a store or to `onVoteChange`. */
  readonly acceptsVotes: boolean;
  readonly isReadOnly: boolean;
  readonly starCount: number;
  /** The rating loaded with the image. */
  readonly known: ImageRating | undefined;
  /** The vote submitted on this page. */
  readonly given: ImageVote | undefined;
  /** This user's controlled vote. */
  readonly controlledVote: number | undefined;
}

/** The status to show and the actions that are available. */
interface RatingStatusNow {
  readonly status: RatingStatus;
  readonly rating: ImageRating;
  readonly isAvailable: boolean;
  readonly canRate: boolean;
  readonly failure: LoggiaError | null;
  readonly canRetry: boolean;
}

function statusOf(vote: number, given: ImageVote | undefined): RatingStatus {
  if (given?.status === 'saving') return 'saving';
  if (vote > 0) return 'rated';
  return given?.status === 'failed' ? 'failed' : 'unrated';
}

export function ratingStatus(input: RatingStatusInput): RatingStatusNow {
  const { isOn, acceptsVotes, isReadOnly, starCount, given, controlledVote } = input;
  const { average, count, own } = shownRating(input.known, given);
  const vote = controlledVote ?? own;
  const status = statusOf(vote, given);
  const isAvailable = isOn && (acceptsVotes || count > 0 || vote > 0);
  const canRate = isAvailable && acceptsVotes && !isReadOnly && (status === 'unrated' || status === 'failed');
  const failure = status === 'failed' && given?.status === 'failed' ? given.error : null;
  return {
    status,
    // If the site used to have more stars, an average may exceed the current number of stars.
    rating: { average: Math.min(average, starCount), count, own: vote },
    isAvailable,
    canRate,
    failure,
    canRetry: canRate && failure !== null && failure.code !== 'missing',
  };
}

const NO_VOTES: ImageRating = { average: 0, count: 0, own: 0 };

/**
 * Returns an image's current rating: the rating loaded with the image, or the rating after a vote submitted on this
 * page, whichever is newer.
 */
export function shownRating(known: ImageRating = NO_VOTES, vote: ImageVote | undefined): ImageRating {
  if (!vote || vote.status === 'failed') return known;
  // A list that was loaded later includes more votes, among them this user's.
  return known.count > vote.rating.count ? { ...known, own: known.own || vote.rating.own } : vote.rating;
}
