/** Every text of the rating. `{…}` are filled in. */
export interface RatingLabels {
  /** Name of the group of stars; `{rating}`: what the votes are now. */
  readonly group: string;
  /** Name of one star; `{score}`, `{count}`. */
  readonly star: string;
  /** What the votes are; `{average}`, `{count}` of stars. */
  readonly rating: string;
  readonly notRated: string;
  /** How many have voted; `{votes}`. */
  readonly votes: string;
  readonly alreadyRated: string;
  /** Name of the button that takes back a vote that could not be saved. */
  readonly cancel: string;
  readonly failed: string;
  /** Where no answer came: it may have been saved. */
  readonly unanswered: string;
  readonly offline: string;
  /** The image is no longer there. */
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
  failed: 'Your rating could not be saved.',
  unanswered: 'No answer came, so your rating may have been saved or not.',
  offline: 'You are probably offline. Your rating was not saved.',
  missing: 'This image can no longer be rated.',
  retry: 'Try again',
};
