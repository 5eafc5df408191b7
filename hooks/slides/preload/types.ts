import type { GalleryImage } from '../../data/backend/GalleryImage.ts';

export interface UsePreloadOptions<TImage extends GalleryImage = GalleryImage> {
  /**
   * Number of thumbnails that the filmstrip shows at once. The same number of images is preloaded in addition to
   * `count`. If you pass a function, it is called when preloading starts, so that a change in the number does not cause
   * a rerender.
   * @default the number of visible thumbnails of the lightbox's `useFilmstrip`, otherwise 0
   */
  readonly visibleCount?: number | (() => number) | undefined;
  /**
   * Number of images to preload beyond the visible thumbnails. 0 means all.
   * @default the lightbox's setting, otherwise 10
   */
  readonly count?: number | undefined;
  /**
   * Returns the `sizes` attribute of the `<img>` that will show an image, so that the browser preloads the same file.
   * @default `containedSizes`
   */
  readonly sizes?: ((image: TImage) => string) | undefined;
  /** Whether to preload images. @default the lightbox's setting, otherwise true */
  readonly enabled?: boolean | undefined;
}

/** Which images to preload, and when. */
export interface PreloadPlan {
  /** Indices in the list, starting with the images most likely to be shown next. */
  readonly indices: readonly number[];
  /** Whether to load the images only when the browser is idle. */
  readonly isIdle: boolean;
}

export interface PreloadPlanInput {
  /** Index of the current image, or −1 for none. */
  readonly index: number;
  /** Number of images in the list. */
  readonly total: number;
  /** Number of images to preload beyond the visible thumbnails. For the lightbox, 0 means all. */
  readonly count: number;
  /** Number of thumbnails that are visible at once. */
  readonly visibleCount: number;
  /** Whether the user is moving backwards. */
  readonly isBackward: boolean;
  /** Whether the list wraps around from the last image to the first. */
  readonly loop: boolean;
  /** Whether the user has enabled data saving or has a slow connection. If so, only the next image is preloaded. */
  readonly isSlow: boolean;
  /** Returns whether an image is embedded media, which is not preloaded. */
  readonly isEmbed: (index: number) => boolean;
}
