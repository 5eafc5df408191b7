import type { Backend } from '../../backend/Backend.ts';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import type { StaticBackendOptions } from '../types.ts';
import { createHitStore } from './createHitStore.ts';
import { createRatingStore } from './createRatingStore.ts';
import { createStaticCart } from './createStaticCart.ts';
import { createStaticCommentStore } from './createStaticCommentStore.ts';

/** What a visitor can do to static images, and the images with that counted in. */
export interface StaticPorts<TImage extends GalleryImage> extends Required<
  Pick<Backend, 'cart' | 'comments' | 'hits' | 'ratings'>
> {
  withVisits(images: readonly TImage[]): readonly TImage[];
}

/** What a visitor does to static images, as far as the browser keeps it. */
export function createStaticPorts<TImage extends GalleryImage>(
  options: StaticBackendOptions<TImage>,
): StaticPorts<TImage> {
  const { images, priceLists = {}, comments } = options;
  const hits = createHitStore();
  const ratings = createRatingStore(images);

  function withHits(image: TImage): TImage {
    const count = hits.count(image.id);
    return count ? { ...image, hitCount: (image.hitCount ?? 0) + count } : image;
  }
  return {
    // Lists of thousands pass here before the lightbox opens: what was never visited costs a look and no more.
    withVisits: (shown) =>
      shown.map((image) =>
        hits.has(image.id) || ratings.mayHaveVote(image.id) ? ratings.withVote(withHits(image)) : image,
      ),
    cart: createStaticCart(priceLists),
    comments: typeof comments === 'object' ? comments : createStaticCommentStore(),
    hits: {
      async saveHit(image, { signal }) {
        signal.throwIfAborted();
        hits.add(image.id);
      },
    },
    ratings,
  };
}
