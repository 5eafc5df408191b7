import type { PriceListRow } from '../cart/rows.ts';
import type { RatingRow } from '../rating/createRatingStore.ts';

/** What visitors have done with the images, as one of them is told. */
export interface ImageCounters {
  readonly ratings: ReadonlyMap<number, RatingRow>;
  /** Comments that are published. */
  readonly comments: ReadonlyMap<number, number>;
  /** Price lists of the images that are sold. */
  readonly priceLists: ReadonlyMap<number, PriceListRow>;
}
