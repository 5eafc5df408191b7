import type { Shop } from './cart/createShop.ts';
import type { Comments } from './comments/createComments.ts';
import type { GalleryStore } from './database/createGalleryStore.ts';
import type { RatingStore } from './rating/createRatingStore.ts';

/** Everything that the AJAX actions read and write. */
export interface CmsStores {
  readonly galleries: GalleryStore;
  readonly ratings: RatingStore;
  readonly comments: Comments;
  readonly shop: Shop;
}
