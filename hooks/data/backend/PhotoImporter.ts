/** What happens to existing photos when the same account is imported again. */
export type PhotoImportUpdate = 'none' | 'add' | 'replace';

/** The account to import from and the number of photos. */
export interface PhotoImportRequest {
  readonly user: string;
  /** The account's access token. It is sent in the body of a single request and never stored. */
  readonly accessToken: string;
  /** Whether to import each post as a whole, in the provider's own iframe, instead of only its images. */
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
  /** The item's type in the same notation as `GalleryImage.fileType`. It is parsed by `parseEmbedKind`. */
  readonly fileType: string;
  /** Width in CSS pixels. `height` uses the same unit. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** The date as text, in the server's format. */
  readonly date: string | undefined;
}

/** The response to an import request: either photos or one of three failures. */
export type PhotoImportResponse =
  /** The response was empty. */
  | { readonly type: 'nothing' }
  /** The response didn't come from the importer. */
  | { readonly type: 'foreign' }
  /** The server or the provider rejected the request and gave a reason in plain text. */
  | { readonly type: 'refused'; readonly message: string }
  /** Photos in the provider's order. `null` represents an unusable item. The list may be empty. */
  | { readonly type: 'photos'; readonly photos: readonly (ImportedPhoto | null)[] };

/** A backend that lets a server read photos from a provider. */
export interface PhotoImporter {
  /** Loads the photos. Throws a `LoggiaError`, which never contains the token, or the aborted signal's reason. */
  load(request: PhotoImportRequest, options: { readonly signal: AbortSignal }): Promise<PhotoImportResponse>;
}
