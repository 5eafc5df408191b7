import type { GalleryImage } from './GalleryImage.ts';
import type { LightboxSettings } from './LightboxSettings.ts';

/** A request for a lightbox's images, with the state of the gallery that the lightbox is opened from. */
export interface LightboxRequest {
  /** The image to open. */
  readonly imageId: string;
  /** Set only if the lightbox was not opened from the source's own gallery, for example from a URL hash. */
  readonly galleryId?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
  /** Seed that keeps a random order consistent between the gallery and the lightbox. */
  readonly randomSeed?: string | undefined;
  readonly openComments?: boolean | undefined;
  readonly openShop?: boolean | undefined;
}

export interface LightboxData<TImage extends GalleryImage = GalleryImage> {
  /** Images in display order. */
  readonly images: readonly TImage[];
  readonly settings: LightboxSettings;
}

/** A backend that loads the images of a lightbox. */
export interface LightboxSource<TImage extends GalleryImage = GalleryImage> {
  /** Returns `false` if requests can't be made. In that case, no lightbox is created. @default () => true */
  readonly isAvailable?: (() => boolean) | undefined;
  /**
   * Called when a lightbox is likely to open, so that the code for loading it can be preloaded. It may be called many
   * times and must not throw.
   */
  readonly prepare?: (() => void) | undefined;
  /**
   * Loads the lightbox's images and settings. Throws `MissingContentError` if the image no longer exists. Can also
   * throw `OfflineError`, `BrokenResponseError`, `HttpStatusError` or `InvalidResponseError`.
   */
  load(request: LightboxRequest, options: { readonly signal: AbortSignal }): Promise<LightboxData<TImage>>;
}
