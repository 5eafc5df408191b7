/** The handling of existing photos when the same account is imported again. */
export type PhotoImportUpdate = 'none' | 'add' | 'replace';

/** The account whose photos are wanted, and their number. */
export interface PhotoImportRequest {
  readonly user: string;
  /** The access token of the account. It is sent in the body of one request and not stored. */
  readonly accessToken: string;
  /** Posts with the provider's own frame around them, in place of the pictures alone. */
  readonly isWholePost: boolean;
  readonly imageCount: number;
  readonly update: PhotoImportUpdate;
}

/** A photo from the provider. */
export interface ImportedPhoto {
  /** The provider's short name of the post. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** The address of the picture or the video. */
  readonly url: string;
  readonly thumbnailUrl: string | undefined;
  /** The post at the provider. */
  readonly pageUrl: string | undefined;
  /** The kind of the item, in the words that a `GalleryImage` has: `parseEmbedKind` reads it. */
  readonly fileType: string;
  /** CSS pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** The date as the server wrote it. */
  readonly date: string | undefined;
}

/** The result of a request: the four outcomes of the error catalogue, or photos. */
export type PhotoImportResponse =
  /** The answer was empty. */
  | { readonly type: 'nothing' }
  /** The answer was none of the importer. */
  | { readonly type: 'foreign' }
  /** The server or the provider refused, with a reason in plain text. */
  | { readonly type: 'refused'; readonly message: string }
  /** In the provider's order. Null stands for an item that cannot be used. An empty list is one, too. */
  | { readonly type: 'photos'; readonly photos: readonly (ImportedPhoto | null)[] };

/** A port through which a server reads photos at a provider. */
export interface PhotoImporter {
  /** Throws one class of `errors/`, none of which knows the token, or the reason of the aborted signal. */
  load(request: PhotoImportRequest, options: { readonly signal: AbortSignal }): Promise<PhotoImportResponse>;
}
