import type { GalleryImage } from './GalleryImage.ts';
import type { LightboxSettings } from './LightboxSettings.ts';

/** The state of the gallery from which a lightbox is opened. */
export interface LightboxRequest {
  /** The image to open. */
  readonly imageId: string;
  /** Set only if the lightbox was not opened from the source's own gallery, for example from a URL hash. */
  readonly galleryId?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
  /** Keeps a random order consistent between gallery and lightbox. */
  readonly randomSeed?: string | undefined;
  readonly openComments?: boolean | undefined;
  readonly openShop?: boolean | undefined;
}

export interface LightboxData<TImage extends GalleryImage = GalleryImage> {
  /** In display order. */
  readonly images: readonly TImage[];
  readonly settings: LightboxSettings;
}

/** A backend that loads the images of a lightbox. */
export interface LightboxSource<TImage extends GalleryImage = GalleryImage> {
  /** Returns `false` if requests are impossible, in which case no lightbox is created. @default () => true */
  readonly isAvailable?: (() => boolean) | undefined;
  /**
   * Called, possibly many times, when a lightbox is likely to open, to preload the code for loading. Must not throw.
   */
  readonly prepare?: (() => void) | undefined;
  /**
   * Loads the images and settings. Throws `MissingContentError` if the image no longer exists, `OfflineError`,
   * `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`.
   */
  load(request: LightboxRequest, options: { readonly signal: AbortSignal }): Promise<LightboxData<TImage>>;
}
