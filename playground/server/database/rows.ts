/** A gallery as the database holds it. */
export interface GalleryRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** 1: its images have no context menu. The real server has this for a whole site, under this name. */
  readonly image_right_click: number;
}

/** An image as the database holds it. */
export interface ImageRow {
  readonly id: number;
  readonly gallery_id: number;
  /** File name without folder and ending; of an embedded item the provider's id. */
  readonly filename: string;
  /** Path of the file below the uploads folder: `/landscapes/first-light.jpg`. */
  readonly image_url: string;
  readonly thumb_url: string;
  /** The title, as its author typed it: plain text that may look like markup. */
  readonly alt: string;
  readonly description: string;
  readonly date: string;
  readonly filetype: string;
  /** Page or file of an embedded item at its provider; empty where `image_url` is all there is. */
  readonly embed_url: string;
  /** Path of the page that a thumbnail may lead to in place of the lightbox; empty where there is none. */
  readonly redirect_url: string;
  readonly width: number;
  readonly height: number;
  readonly hit_count: number;
  /** Seconds since 1970; the stamp in the address. */
  readonly modified_date: number;
  /** The source of the pixels: `photograph:…`, `landscape:…`, `archive:…` or `missing`. */
  readonly original: string;
  /** 1: there is a price list for it. */
  readonly is_sold: number;
}

export interface TagRow {
  readonly id: number;
  readonly name: string;
}
