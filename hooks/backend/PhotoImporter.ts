/** How existing photos are treated when the same account is imported again. */
export type PhotoImportUpdate = 'none' | 'add' | 'replace';

/** The account to import, and how many photos. */
export interface PhotoImportRequest {
  readonly user: string;
  /** The account's access token. Sent in the body of one request and never stored. */
  readonly accessToken: string;
  /** Imports posts with the provider's own frame instead of only their images. */
  readonly isWholePost: boolean;
  readonly imageCount: number;
  readonly update: PhotoImportUpdate;
}

/** A photo from the provider. */
export interface ImportedPhoto {
  /** The provider's shortcode for the post. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** URL of the image or video. */
  readonly url: string;
  readonly thumbnailUrl: string | undefined;
  /** URL of the post on the provider's site. */
  readonly pageUrl: string | undefined;
  /** The item's type, in the notation of `GalleryImage.fileType`. Parsed by `parseEmbedKind`. */
  readonly fileType: string;
  /** In CSS pixels, like `height`. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** The date as the server formats it. */
  readonly date: string | undefined;
}

/** The response to an import request: photos, or one of three failures. */
export type PhotoImportResponse =
  /** The response was empty. */
  | { readonly type: 'nothing' }
  /** The response did not come from the importer. */
  | { readonly type: 'foreign' }
  /** The server or the provider rejected the request, with a plain-text reason. */
  | { readonly type: 'refused'; readonly message: string }
  /** In the provider's order. `null` represents an unusable item. The list may be empty. */
  | { readonly type: 'photos'; readonly photos: readonly (ImportedPhoto | null)[] };

/** A backend through which a server reads photos from a provider. */
export interface PhotoImporter {
  /** Loads the photos. Throws a `LoggiaError`, which never contains the token, or the reason of the aborted signal. */
  load(request: PhotoImportRequest, options: { readonly signal: AbortSignal }): Promise<PhotoImportResponse>;
}
