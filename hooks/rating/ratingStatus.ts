import type { ImageRating } from '../backend/GalleryImage.ts';
import type { LoggiaError } from '../errors/LoggiaError.ts';
import type { ImageVote } from './ratingReducer.ts';
import { shownRating } from './shownRating.ts';
import type { RatingStatus } from './types.ts';

export interface RatingStatusInput {
  /** An image is there, and rating is on. */
  readonly isOn: boolean;
  /** Somebody takes votes: a store, or the page. */
  readonly isTaker: boolean;
  readonly isReadOnly: boolean;
  readonly starCount: number;
  /** What came with the image. */
  readonly known: ImageRating | undefined;
  /** The vote given here. */
  readonly given: ImageVote | undefined;
  /** The page's word for this visitor's vote. */
  readonly controlledVote: number | undefined;
}

/** What can be shown and done now. */
export interface RatingStatusNow {
  readonly status: RatingStatus;
  readonly rating: ImageRating;
  readonly hasControl: boolean;
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
  const { isOn, isTaker, isReadOnly, starCount, given, controlledVote } = input;
  const { average, count, own } = shownRating(input.known, given);
  const vote = controlledVote ?? own;
  const status = statusOf(vote, given);
  const hasControl = isOn && (isTaker || count > 0 || vote > 0);
  const canRate = hasControl && isTaker && !isReadOnly && (status === 'unrated' || status === 'failed');
  const failure = status === 'failed' && given?.status === 'failed' ? given.error : null;
  return {
    status,
    // A site that once had more stars has means that its stars cannot show.
    rating: { average: Math.min(average, starCount), count, own: vote },
    hasControl,
    canRate,
    failure,
    canRetry: canRate && failure !== null && failure.code !== 'missing',
  };
}
