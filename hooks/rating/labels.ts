import type { ResponseErrorLabels } from '../errors/responseErrors.ts';

/** Every text of the rating. `{…}` are filled in. */
export interface RatingLabels extends ResponseErrorLabels {
  /** Name of the group of stars; `{rating}` is the current rating. */
  readonly group: string;
  /** Name of one star; `{score}`, `{count}`. */
  readonly star: string;
  /** The rating as text; `{average}`, and the `{count}` of stars. */
  readonly rating: string;
  readonly notRated: string;
  /** The number of votes; `{votes}`. */
  readonly votes: string;
  readonly alreadyRated: string;
  /** Name of the button that discards a vote that could not be saved. */
  readonly cancel: string;
  /** Shown when the answer takes long. */
  readonly waiting: string;
  readonly failed: string;
  /** Shown when no answer came, or the server failed over it: the vote may have been saved. */
  readonly noResponse: string;
  /** Shown if the image no longer exists. */
  readonly missing: string;
  readonly retry: string;
}

/** English. */
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
  invalidResponse: 'The server’s answer could not be read, so your rating may have been saved already.',
  offline: 'You are probably offline. Your rating was not saved.',
  missing: 'This image can no longer be rated.',
  retry: 'Try again',
};
