import type { ImageRating } from '../backend/GalleryImage.ts';
import { fillLabel } from '../shared/fillLabel.ts';
import { formatAverage } from './formatAverage.ts';
import type { RatingLabels } from './labels.ts';

export interface RatingTexts {
  /** Lines for the eye: the mean, whether this visitor has voted, how many have. */
  readonly hint: string;
  /** The same in one sentence for a screen reader. */
  readonly name: string;
}

/** What is said of the votes of an image. */
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
