import type { GalleryImage } from './GalleryImage.ts';
import type { LightboxSettings } from './LightboxSettings.ts';

/** The visitor's choice in the gallery when the lightbox was opened. */
export interface LightboxRequest {
  /** The image to open on. */
  readonly imageId: string;
  /** Only when the opening came from elsewhere than the source's own gallery: an address hash, say. */
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

/** A back end that knows the list a lightbox shows. */
export interface LightboxSource<TImage extends GalleryImage = GalleryImage> {
  /** False when no request can be made here at all: then no lightbox is created. @default true */
  readonly isAvailable?: (() => boolean) | undefined;
  /** A lightbox is likely to be opened soon: fetch what loading will need. Never throws, and may be called many times. */
  readonly prepare?: (() => void) | undefined;
  /**
   * The list and the settings. Throws `MissingContentError` when the image is gone, `OfflineError`, `BrokenAnswerError`, `HttpStatusError` or
   * `InvalidAnswerError`.
   */
  load(request: LightboxRequest, options: { readonly signal: AbortSignal }): Promise<LightboxData<TImage>>;
}
