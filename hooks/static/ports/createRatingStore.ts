import type { GalleryImage, ImageRating } from '../../backend/GalleryImage.ts';
import type { RatingStore } from '../../backend/RatingStore.ts';
import { LARGEST_STORED_SCORE, RATINGS_STORAGE_KEY } from './constants.ts';

/** The votes of one visitor, and the images with them counted in. */
export interface StaticRatings<TImage extends GalleryImage> extends RatingStore {
  /** False: no image of this id has a vote. Cheap, for lists of thousands. */
  mayHaveVote(imageId: string): boolean;
  withVote(image: TImage): TImage;
}

const NO_VOTES: ImageRating = { average: 0, count: 0, own: 0 };

function readVotes(): Map<unknown, unknown> {
  try {
    return new Map(JSON.parse(localStorage.getItem(RATINGS_STORAGE_KEY) ?? '[]') as Iterable<[unknown, unknown]>);
  } catch {
    return new Map();
  }
}

/** Galleries of one site may number their images alike. */
const keyOf = ({ galleryId = '', id }: GalleryImage): string => `${galleryId}/${id}`;

/** What may be the id in such a key: either part of it may have slashes of its own. */
function endsOf(key: unknown): readonly string[] {
  const parts = String(key).split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/** The rating with one more vote in it; a visitor who is said to have voted has no other. */
function addVote(rating: ImageRating, score: number): ImageRating {
  const { average, count, own } = rating;
  if (own > 0 || score === 0) return rating;
  return { average: (average * count + score) / (count + 1), count: count + 1, own: score };
}

/**
 * Keeps one vote of this visitor for each image in the browser's storage; in memory alone where the browser keeps that from
 * us. Whoever wrote into the storage, a vote is a number of stars.
 */
export function createRatingStore<TImage extends GalleryImage>(images: readonly TImage[]): StaticRatings<TImage> {
  const votes = readVotes();
  const possibleIds = new Set([...votes.keys()].flatMap(endsOf));
  const scoreOf = (image: GalleryImage): number => {
    const score = votes.get(keyOf(image));
    return typeof score === 'number' && score > 0 && score <= LARGEST_STORED_SCORE ? score : 0;
  };
  // What a lightbox shows has the vote counted in already.
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
        // Blocked or full: the votes live as long as the page.
      }
      return ratingOf(image);
    },
  };
}
