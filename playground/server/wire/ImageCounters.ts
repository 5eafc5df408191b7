import type { PriceListRow } from '../cart/rows.ts';
import type { RatingRow } from '../rating/createRatingStore.ts';

/** The counters of one image: hits, votes and comments. */
export interface ImageCounters {
  readonly ratings: ReadonlyMap<number, RatingRow>;
  /** Comments that are published. */
  readonly comments: ReadonlyMap<number, number>;
  /** Price lists of the images that are sold. */
  readonly priceLists: ReadonlyMap<number, PriceListRow>;
}
