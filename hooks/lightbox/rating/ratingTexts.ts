import type { ImageRating } from '../../data/backend/GalleryImage.ts';
import { responseErrorLabel } from '../../core/errors/responseErrors.ts';
import type { LoggiaError } from '../../core/errors/LoggiaError.ts';
import { mayHaveArrived } from '../../core/errors/mayHaveArrived.ts';
import { fillLabel } from '../../core/shared/fillLabel.ts';
import { RATING_DECIMALS } from './constants.ts';
import type { RatingLabels } from './labels.ts';

interface RatingTexts {
  /** The visible text: the average, whether this user has voted, and the number of votes, on separate lines. */
  readonly hint: string;
  /** The same information as one sentence for screen readers. */
  readonly name: string;
}

/** Returns the visible text and the screen reader text that describe an image's rating. */
export function ratingTexts(rating: ImageRating, starCount: number, labels: RatingLabels): RatingTexts {
  const { average, count, own } = rating;
  if (average <= 0 && own <= 0) return { hint: labels.notRated, name: labels.notRated };
  const mean = formatAverage(average);
  const rest = [...(own > 0 ? [labels.alreadyRated] : []), fillLabel(labels.votes, { votes: count })];
  return {
    hint: [mean, ...rest].join('\n'),
    name: [fillLabel(labels.rating, { average: mean, count: starCount }), ...rest].join(' '),
  };
}

/** Formats an average with one decimal. */
export function formatAverage(average: number): string {
  return average.toFixed(RATING_DECIMALS);
}

/** Returns the message that explains why a vote could not be saved. */
export function failureText(error: LoggiaError, labels: RatingLabels): string {
  const label = responseErrorLabel(error);
  if (label) return labels[label];
  if (mayHaveArrived(error)) return labels.noResponse;
  return error.code === 'missing' ? labels.missing : labels.failed;
}
