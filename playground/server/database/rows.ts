/** A gallery as stored in the database. */
export interface GalleryRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /**
   * 1 if the context menu of the gallery's images is disabled. The real server has this setting, under this name, for
   * an entire site.
   */
  readonly image_right_click: number;
}

/** An image as stored in the database. */
export interface ImageRow {
  readonly id: number;
  readonly gallery_id: number;
  /** The file name without folder and extension; for an embedded item, the provider's id. */
  readonly filename: string;
  /** The path of the file below the uploads folder: `/landscapes/first-light.jpg`. */
  readonly image_url: string;
  readonly thumb_url: string;
  /** The title as typed by its author: plain text that may look like markup. */
  readonly alt: string;
  readonly description: string;
  readonly date: string;
  readonly filetype: string;
  /** The page or file of an embedded item at its provider; '' if there is only `image_url`. */
  readonly embed_url: string;
  /** The path of the page that a thumbnail may link to instead of the lightbox; '' if there is none. */
  readonly redirect_url: string;
  readonly width: number;
  readonly height: number;
  readonly hit_count: number;
  /** Seconds since 1970, used as the version in URLs. */
  readonly modified_date: number;
  /** The source of the pixels: `photograph:…`, `landscape:…`, `archive:…` or `missing`. */
  readonly original: string;
  /** 1 if the image has a price list. */
  readonly is_sold: number;
}

export interface TagRow {
  readonly id: number;
  readonly name: string;
}
