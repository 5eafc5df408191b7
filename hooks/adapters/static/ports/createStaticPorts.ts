import type { Backend } from '../../../data/backend/Backend.ts';
import type { GalleryImage, ImageRating } from '../../../data/backend/GalleryImage.ts';
import type { RatingStore } from '../../../data/backend/RatingStore.ts';
import type { StaticBackendOptions } from '../types.ts';
import { HITS_STORAGE_KEY, MAX_STORED_SCORE, RATINGS_STORAGE_KEY } from './constants.ts';
import { createStaticCart } from './createStaticCart.ts';
import { createStaticCommentStore } from './createStaticCommentStore.ts';

/** The ports of a static backend. `withVisits` adds the user's own ratings and hits to the images. */
export interface StaticPorts<TImage extends GalleryImage> extends Required<
  Pick<Backend, 'cart' | 'comments' | 'hits' | 'ratings'>
> {
  withVisits(images: readonly TImage[]): readonly TImage[];
}

/** Creates the ports for user actions. The results are stored in the browser. */
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
    // This is called for thousands of images before the lightbox opens, so an unvisited image must cost only two
    // lookups.
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

/** Counts views for the lifetime of the tab. Counts are kept in memory if storage is blocked. */
interface HitStore {
  /** Returns whether an image with this id has been viewed before. This is fast enough for thousands of images. */
  has(imageId: string): boolean;
  count(imageId: string): number;
  add(imageId: string): void;
}

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** Reads a stored map and drops invalid entries. Returns an empty map if nothing is stored or storage is blocked. */
function readStoredMap(read: () => string | null): Map<unknown, unknown> {
  try {
    const stored: unknown = JSON.parse(read() ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

/** Creates the hit store. An invalid stored count is treated as 0. */
function createHitStore(): HitStore {
  let counts: Map<unknown, unknown> | undefined;
  const stored = (): Map<unknown, unknown> =>
    (counts ??= readStoredMap(() => sessionStorage.getItem(HITS_STORAGE_KEY)));
  const count = (imageId: string): number => Math.max(0, Math.floor(Number(stored().get(imageId)))) || 0;
  return {
    has: (imageId) => stored().has(imageId),
    count,
    add(imageId) {
      const next = count(imageId) + 1;
      stored().set(imageId, next);
      try {
        sessionStorage.setItem(HITS_STORAGE_KEY, JSON.stringify([...stored()]));
      } catch {
        // Storage is blocked or full; the counts last until the page is closed.
      }
    },
  };
}

/** The user's ratings, and images that include them. */
interface StaticRatings<TImage extends GalleryImage> extends RatingStore {
  /** Returns `false` if no image with this id has a rating. This is fast enough for thousands of images. */
  mayHaveVote(imageId: string): boolean;
  withVote(image: TImage): TImage;
}

const NO_VOTES: ImageRating = { average: 0, count: 0, own: 0 };

/**
 * Returns the storage key for an image. It includes the gallery, because image ids may repeat across a site's
 * galleries.
 */
const keyOf = ({ galleryId = '', id }: GalleryImage): string => `${galleryId}/${id}`;

/**
 * Returns every image id that a key may refer to. The gallery's id and the image's id may both contain slashes, so the
 * key can be split in several ways.
 */
function endsOf(key: unknown): readonly string[] {
  const parts = String(key).split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/** Adds a vote to a rating, unless the user has already voted. */
function addVote(rating: ImageRating, score: number): ImageRating {
  const { average, count, own } = rating;
  if (own > 0 || score === 0) return rating;
  return { average: (average * count + score) / (count + 1), count: count + 1, own: score };
}

/**
 * Creates a store for the user's votes, one per image. It uses the browser's storage, or memory if storage is blocked.
 * Invalid stored values are ignored.
 */
function createRatingStore<TImage extends GalleryImage>(images: readonly TImage[]): StaticRatings<TImage> {
  const votes = readStoredMap(() => localStorage.getItem(RATINGS_STORAGE_KEY));
  const possibleIds = new Set([...votes.keys()].flatMap(endsOf));
  const scoreOf = (image: GalleryImage): number => {
    const score = votes.get(keyOf(image));
    return typeof score === 'number' && score > 0 && score <= MAX_STORED_SCORE ? score : 0;
  };
  // Use the original image, because the rating of an image from the lightbox already includes the vote.
  const originalOf = (image: GalleryImage): GalleryImage => images.find(({ id }) => id === image.id) ?? image;
  const ratingOf = (image: GalleryImage): ImageRating => addVote(originalOf(image).rating ?? NO_VOTES, scoreOf(image));

  return {
    mayHaveVote: (imageId) => possibleIds.has(imageId),
    withVote: (image) => (scoreOf(image) ? { ...image, rating: ratingOf(image) } : image),
    async saveRating(image, score, { signal }) {
      signal.throwIfAborted();
      if (!scoreOf(image)) votes.set(keyOf(image), score);
      possibleIds.add(image.id);
      try {
        localStorage.setItem(RATINGS_STORAGE_KEY, JSON.stringify([...votes]));
      } catch {
        // Storage is blocked or full; the votes last until the page is closed.
      }
      return ratingOf(image);
    },
  };
}
