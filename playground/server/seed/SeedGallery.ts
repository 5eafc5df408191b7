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
  /** What the pixels are made from. */
  readonly original: string;
}

export interface SeedGallery {
  readonly id: number;
  readonly name: string;
  /** Folder of its files. */
  readonly slug: string;
  readonly description: string;
  readonly images: Iterable<SeedImage>;
}
