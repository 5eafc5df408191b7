import type { GalleryImage } from './GalleryImage.ts';
import type { LightboxSettings } from './LightboxSettings.ts';

/** The visitor's choice in the gallery when the lightbox was opened. */
export interface LightboxRequest {
  /** The image to open on. */
  readonly imageId: string;
  /** Only if the lightbox was not opened from the source's own gallery, but for example from an address hash. */
  readonly galleryId?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
  readonly tagIds?: readonly string[] | undefined;
  /** Keeps a random order stable between gallery and lightbox. */
  readonly randomSeed?: string | undefined;
  readonly openComments?: boolean | undefined;
  readonly openShop?: boolean | undefined;
}

export interface LightboxData<TImage extends GalleryImage = GalleryImage> {
  /** In shown order. */
  readonly images: readonly TImage[];
  readonly settings: LightboxSettings;
}

/** A back end that loads the list of a lightbox. */
export interface LightboxSource<TImage extends GalleryImage = GalleryImage> {
  /** Returns false if no request can be made: then no lightbox is created. @default true */
  readonly isAvailable?: (() => boolean) | undefined;
  /** Called when a lightbox is likely to be opened, to fetch the code for loading. Never throws, and may be called many times. */
  readonly prepare?: (() => void) | undefined;
  /**
   * Loads the list and the settings. Throws `MissingContentError` if the image no longer exists, `OfflineError`, `BrokenResponseError`, `HttpStatusError` or
   * `InvalidResponseError`.
   */
  load(request: LightboxRequest, options: { readonly signal: AbortSignal }): Promise<LightboxData<TImage>>;
}
