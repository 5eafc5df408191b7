import type { ResponseErrorLabels } from '../../core/errors/responseErrors.ts';

/** Labels and messages for ratings. Placeholders such as `{rating}` are replaced with the actual values. */
export interface RatingLabels extends ResponseErrorLabels {
  /** The accessible name of the stars. Placeholder: `{rating}`, the current rating. */
  readonly group: string;
  /** The accessible name of a star. Placeholders: `{score}`, `{count}`. */
  readonly star: string;
  /** The rating as text. Placeholders: `{average}`, `{count}` (the number of stars). */
  readonly rating: string;
  readonly notRated: string;
  /** The number of votes. Placeholder: `{votes}`. */
  readonly votes: string;
  readonly alreadyRated: string;
  /** The accessible name of the button that discards a vote that could not be saved. */
  readonly cancel: string;
  /** Shown if it takes a long time to save a vote. */
  readonly waiting: string;
  readonly failed: string;
  /** Shown if there was no response or a server error. The vote may have been saved. */
  readonly noResponse: string;
  /** Shown if the image no longer exists. */
  readonly missing: string;
  readonly retry: string;
}

/** The English labels. */
export const RATING_LABELS: RatingLabels = {
  group: 'Rate this image. {rating}',
  star: '{score} of {count} stars',
  rating: '{average} of {count} stars.',
  notRated: 'Not rated yet.',
  votes: 'Votes: {votes}',
  alreadyRated: 'You have already rated.',
  cancel: 'Cancel your rating.',
  waiting: 'Your rating is still being saved. Please wait.',
  failed: 'Your rating could not be saved.',
  noResponse: 'The server did not confirm your rating, so it may have been saved already.',
  brokenResponse: 'The connection was lost, so your rating may have been saved already.',
  invalidResponse: 'The server’s response could not be read, so your rating may have been saved already.',
  offline: 'You are probably offline. Your rating was not saved.',
  missing: 'This image can no longer be rated.',
  retry: 'Try again',
};
