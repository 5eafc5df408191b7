import { isShuffled } from './isShuffled.ts';
import { toFormSort } from './toFormSort.ts';
import type { WordPressGalleryConfig } from './types.ts';

/** What one answer tells and a later request needs. */
export interface WordPressSession {
  /** Address of the lightbox call; the newest page's wins over the one the page came with. */
  lightboxUrl: string;
  /** Address for hits, as the last lightbox answer gave it. */
  actionUrl?: string | undefined;
  /** Address for price lists, as the last lightbox answer gave it. */
  shopUrl?: string | undefined;
  /** Address for orders, as the last price list gave it. */
  cartUrl?: string | undefined;
  /** Markup of the comment panel, as the newest answer gave it. */
  commentPanel?: string | undefined;
  /** Images that got a comment here: the count that they came with is older than that. */
  readonly commentedIds: Set<string>;
  /** The seed that keeps a random order the same from page to page and in the lightbox; '' where none is needed. */
  seedFor(sort: string | undefined): string;
}

export function createWordPressSession(config: WordPressGalleryConfig): WordPressSession {
  let randomSeed = config.randomSeed ?? '';
  return {
    lightboxUrl: config.lightboxUrl,
    commentedIds: new Set(),
    seedFor(sort) {
      const isRandom = sort === undefined ? isShuffled(config.lightboxUrl) : toFormSort(sort) === 'random';
      // Without a seed the server would shuffle each page anew, and images would repeat.
      if (isRandom) randomSeed ||= String(Math.floor(Math.random() * 2 ** 31));
      return randomSeed;
    },
  };
}
