import type { GalleryImage } from '../backend/GalleryImage.ts';

export interface UsePreloadOptions<TImage extends GalleryImage = GalleryImage> {
  /**
   * Number of thumbnails that the filmstrip shows at once. The same number of images is preloaded in addition to
   * `count`. A function is called when preloading starts, so that a change of the number does not cause a render.
   * @default 0
   */
  readonly visibleCount?: number | (() => number) | undefined;
  /**
   * Number of images to preload beyond the visible thumbnails. 0 means all.
   * @default the lightbox's setting, else 10
   */
  readonly count?: number | undefined;
  /**
   * Returns the `sizes` attribute of the `<img>` that will show an image, so that the same file is loaded.
   * @default `containedSizes`
   */
  readonly sizes?: ((image: TImage) => string) | undefined;
  /** Whether to preload. @default the lightbox's setting, else true */
  readonly enabled?: boolean | undefined;
}

/** The files to preload. */
export interface PreloadPlan {
  /** Indices in the list, most likely first. */
  readonly indices: readonly number[];
  /** Whether to load them only when the browser is idle. */
  readonly isIdle: boolean;
}

export interface PreloadPlanInput {
  /** Index of the current image, or −1 for none. */
  readonly index: number;
  /** Number of images in the list. */
  readonly total: number;
  /** Number of images to preload beyond the visible thumbnails. For the lightbox, 0 means all. */
  readonly count: number;
  /** Number of thumbnails visible at once. */
  readonly visibleCount: number;
  /** Whether the user is moving backwards. */
  readonly isBackward: boolean;
  /** Whether the list wraps around from the last image to the first. */
  readonly loop: boolean;
  /** Whether the user saves data or has a slow connection. If so, only the next image is preloaded. */
  readonly isSlow: boolean;
  /** Returns whether an image is embedded media, which is not preloaded. */
  readonly isEmbed: (index: number) => boolean;
}
