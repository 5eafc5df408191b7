import type { GalleryImage, GalleryPage, GalleryQuery, GalleryTag } from '@loggia/hooks';
import type { WordPressGalleryConfig } from '@loggia/hooks/wordpress';

export interface CmsGallery {
  readonly id: string;
  readonly name: string;
  /** The folder that contains the gallery's files, and a part of its page's URL. */
  readonly slug: string;
  readonly description: string;
  /** Whether the context menu of the gallery's images is disabled. */
  readonly isProtected: boolean;
  readonly imageCount: number;
  /** Its first image, if any. */
  readonly cover: GalleryImage | null;
}

export interface GalleryPageOptions {
  readonly galleryId: string;
  /** 1-based. */
  readonly page: number;
  /** The number of images per page. @default the setting of the gallery's own shortcode */
  readonly perPage?: number | undefined;
  /** The shortcode whose settings apply. @default the shortcode with the gallery's number */
  readonly shortcodeId?: number | undefined;
  /** The user's query parameters other than the page. @default none */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
  /**
   * Whether to include all images from the first page up to the end of this page, for a gallery that appends pages.
   * @default false
   */
  readonly fromStart?: boolean | undefined;
}

export interface ContainerConfigOptions {
  readonly galleryId: string;
  /** The widget's number on the page, from 0. */
  readonly instance: number;
  /** The path of the page that shows the gallery. */
  readonly currentUrl: string;
  /** The shortcode whose settings apply. @default the shortcode with the gallery's number */
  readonly shortcodeId?: number | undefined;
}

/** The content of the CMS for pages rendered on the same server, without HTTP requests. URLs are root-relative. */
export interface CmsContent {
  galleries(): readonly CmsGallery[];
  /** Returns null if there is no gallery with this id. */
  gallery(id: string): CmsGallery | null;
  /**
   * Returns the page that the gallery's first AJAX response would contain. Returns an empty page for an unknown
   * gallery.
   */
  galleryPage(options: GalleryPageOptions): GalleryPage<GalleryImage>;
  /** Returns the tags of a gallery's images. */
  tags(galleryId: string): readonly GalleryTag[];
  containerConfig(options: ContainerConfigOptions): WordPressGalleryConfig;
}
