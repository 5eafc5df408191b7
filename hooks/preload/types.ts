import type { GalleryImage } from '../backend/GalleryImage.ts';

export interface UsePreloadOptions<TImage extends GalleryImage = GalleryImage> {
  /**
   * The number of thumbnails that the filmstrip shows at once: as many images are loaded besides `count`. A function is called when loading
   * begins, so that a change of the number renders nothing. @default 0
   */
  readonly visibleCount?: number | (() => number) | undefined;
  /** Images to load beyond the visible thumbnails; 0 means all. @default the lightbox's setting, else 10 */
  readonly count?: number | undefined;
  /** `sizes` of the `<img>` that will show an image, so that the same file is loaded. @default '100vw' */
  readonly sizes?: ((image: TImage) => string) | undefined;
  /** @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

/** The files to load ahead of the visitor. */
export interface PreloadPlan {
  /** Indices of the list, the most likely first. */
  readonly indices: readonly number[];
  /** Low priority: load them when the browser is idle. */
  readonly isIdle: boolean;
}

export interface PreloadPlanInput {
  /** The index of the current image, −1 for none. */
  readonly index: number;
  /** Images in the list. */
  readonly total: number;
  /** Images to load beyond the visible thumbnails; for the lightbox 0 means all. */
  readonly count: number;
  /** Thumbnails that are visible at once. */
  readonly visibleCount: number;
  /** The visitor travels back. */
  readonly isBackward: boolean;
  /** The first follows the last. */
  readonly loop: boolean;
  /** The visitor saves data, or the connection is slow: only the next image is loaded. */
  readonly isSlow: boolean;
  /** Embedded media are not loaded ahead. */
  readonly isEmbed: (index: number) => boolean;
}
