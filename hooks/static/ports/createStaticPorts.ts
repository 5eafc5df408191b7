import type { Backend } from '../../backend/Backend.ts';
import type { CartBackend } from '../../backend/CartBackend.ts';
import type { CommentStore } from '../../backend/CommentStore.ts';
import type { GalleryImage } from '../../backend/GalleryImage.ts';
import { lazyPort } from '../../shared/lazyPort.ts';
import type { StaticBackendOptions } from '../types.ts';
import { createHitStore } from './createHitStore.ts';
import { createRatingStore } from './createRatingStore.ts';

/** What a visitor can do to static images, and the images with that counted in. */
export interface StaticPorts<TImage extends GalleryImage> extends Required<
  Pick<Backend, 'cart' | 'comments' | 'hits' | 'ratings'>
> {
  withVisits(images: readonly TImage[]): readonly TImage[];
}

/** The part of a static back end that is loaded when a visitor first does something, or has done it before. */
export function createStaticPorts<TImage extends GalleryImage>(
  options: StaticBackendOptions<TImage>,
): StaticPorts<TImage> {
  const { images, priceLists = {}, comments } = options;
  const hits = createHitStore();
  const ratings = createRatingStore(images);
  let cart: CartBackend | undefined;
  let ownComments: CommentStore | undefined;

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
    cart: lazyPort(async () => {
      const { createStaticCart } = await import('./createStaticCart.ts');
      cart ??= createStaticCart(priceLists);
      return { cart };
    }, 'cart'),
    comments: lazyPort(async () => {
      if (typeof comments === 'object') return { comments };
      const { createStaticCommentStore } = await import('./createStaticCommentStore.ts');
      ownComments ??= createStaticCommentStore();
      return { comments: ownComments };
    }, 'comments'),
    hits: {
      async saveHit(image, { signal }) {
        signal.throwIfAborted();
        hits.add(image.id);
      },
    },
    ratings,
  };
}
