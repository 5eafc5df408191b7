/** Orders the real server knows. `order` is the one its editors made by hand. */
export type ImageSort = 'order' | 'alt' | 'date' | 'filename' | 'size' | 'random';

/** Which images of a gallery, in which order. */
export interface ImageFilter {
  /** 0 means all galleries. */
  readonly galleryId: number;
  readonly search: string;
  readonly tagIds: readonly number[];
  /** All of the tags, else any of them. */
  readonly matchesAllTags?: boolean | undefined;
  readonly sort: ImageSort;
  readonly descending: boolean;
  /** Keeps a random order stable; without one every answer has an order of its own. */
  readonly seed: string;
}
