/** The data of an item that a provider hosts, and that has no file of its own. */
export interface SeedEmbedding {
  /** The file type in responses: `EMBED_OEMBED_…`. */
  readonly fileType: string;
  /** The provider's id. */
  readonly mediaId?: string | undefined;
  /** The page or file at the provider. A path is on this site. */
  readonly address?: string | undefined;
}

/** An image as its author describes it, without an id and URL. */
export interface SeedImage {
  readonly id: number;
  /** The file name without extension, unique within its gallery. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** The date as the real server prints it: `2026-03-01, 06:10`. */
  readonly date: string;
  readonly width: number;
  readonly height: number;
  /** Tag names. */
  readonly tags: readonly string[];
  /** The source of the pixels. */
  readonly original: string;
  /** The path of a page of the site to link to. */
  readonly redirect?: string | undefined;
  /** If set, the pixels are only the placeholder of this embedded item. */
  readonly embed?: SeedEmbedding | undefined;
}

export interface SeedGallery {
  readonly id: number;
  readonly name: string;
  /** The folder that contains the gallery's files. */
  readonly slug: string;
  readonly description: string;
  /** Whether the context menu of the gallery's images is disabled. */
  readonly isProtected?: boolean | undefined;
  readonly images: Iterable<SeedImage>;
}
