import type { RatingRow } from '../rating/createRatingStore.ts';

/** The number of decimals that the real server stores of an average. */
const KEPT_DECIMALS = 5;

export interface RatingFields {
  readonly avg_rating: string;
  readonly rate_count: string;
  /** A string, or the number 0 if the visitor has not voted. */
  readonly rate: string | 0;
}

/** Returns the rating as in responses: strings, except for that one number. */
export function ratingFields(rating: RatingRow | undefined): RatingFields {
  const { average = 0, count = 0, own = 0 } = rating ?? {};
  return {
    avg_rating: String(Number(average.toFixed(KEPT_DECIMALS))),
    rate_count: String(count),
    rate: own === 0 ? 0 : String(own),
  };
}
