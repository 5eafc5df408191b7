/** The orders supported by the real server. `order` is the editor's manual order. */
export type ImageSort = 'order' | 'alt' | 'date' | 'filename' | 'size' | 'random';

/** Selects images of a gallery and their order. */
export interface ImageFilter {
  /** 0 for all galleries. */
  readonly galleryId: number;
  readonly search: string;
  readonly tagIds: readonly number[];
  /** Whether an image must have all of the tags instead of any. */
  readonly matchesAllTags?: boolean | undefined;
  readonly sort: ImageSort;
  readonly descending: boolean;
  /** Keeps a random order stable. Without a seed, every response is shuffled. */
  readonly seed: string;
}
