import type { PriceListRow } from '../cart/rows.ts';
import type { RatingRow } from '../rating/createRatingStore.ts';

/** The counters and price lists of images, by image id. */
export interface ImageCounters {
  readonly ratings: ReadonlyMap<number, RatingRow>;
  /** The number of published comments. */
  readonly comments: ReadonlyMap<number, number>;
  /** The price lists of images for sale. */
  readonly priceLists: ReadonlyMap<number, PriceListRow>;
}
