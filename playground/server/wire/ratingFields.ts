import type { RatingRow } from '../rating/createRatingStore.ts';

/** Decimals that the real server's column keeps of a mean. */
const KEPT_DECIMALS = 5;

export interface RatingFields {
  readonly avg_rating: string;
  readonly rate_count: string;
  /** A text, or the number 0 for a visitor who has not voted. */
  readonly rate: string | 0;
}

/** Votes as the wire writes them: as texts, but for the one number. */
export function ratingFields(rating: RatingRow | undefined): RatingFields {
  const { average = 0, count = 0, own = 0 } = rating ?? {};
  return {
    avg_rating: String(Number(average.toFixed(KEPT_DECIMALS))),
    rate_count: String(count),
    rate: own === 0 ? 0 : String(own),
  };
}
