/** The data of a provider's item, in place of a file of its own. */
export interface SeedEmbedding {
  /** The wire's name of its kind: `EMBED_OEMBED_…`. */
  readonly fileType: string;
  /** The provider's id. */
  readonly mediaId?: string | undefined;
  /** The page or file at the provider; a path is one of the site's own. */
  readonly address?: string | undefined;
}

/** An image as its author wrote it down, before it has an id and an address. */
export interface SeedImage {
  readonly id: number;
  /** File name without ending, unique in its gallery. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** Text date as the real server prints it: `2026-03-01, 06:10`. */
  readonly date: string;
  readonly width: number;
  readonly height: number;
  /** Names of tags. */
  readonly tags: readonly string[];
  /** The source of the pixels. */
  readonly original: string;
  /** Path of a page of the site that it may lead to. */
  readonly redirect?: string | undefined;
  /** The embedding. The pixels are then only the placeholder. */
  readonly embed?: SeedEmbedding | undefined;
}

export interface SeedGallery {
  readonly id: number;
  readonly name: string;
  /** Folder of its files. */
  readonly slug: string;
  readonly description: string;
  /** Its images have no context menu. */
  readonly isProtected?: boolean | undefined;
  readonly images: Iterable<SeedImage>;
}
