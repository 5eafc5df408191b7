import type { GalleryImage, GalleryPage, GalleryQuery, GalleryTag } from '@loggia/hooks';
import type { WordPressGalleryConfig } from '@loggia/hooks/wordpress';

export interface CmsGallery {
  readonly id: string;
  readonly name: string;
  /** Folder of its files, and a word for its page's address. */
  readonly slug: string;
  readonly description: string;
  /** Its images have no context menu. */
  readonly isProtected: boolean;
  readonly imageCount: number;
  /** Its first image, where it has one. */
  readonly cover: GalleryImage | null;
}

export interface GalleryPageOptions {
  readonly galleryId: string;
  /** 1-based. */
  readonly page: number;
  /** @default what the gallery's own shortcode says */
  readonly perPage?: number | undefined;
  /** @default the shortcode of the gallery's number */
  readonly shortcodeId?: number | undefined;
  /** The parameters of a visitor beside the page. @default none */
  readonly query?: Omit<GalleryQuery, 'page'> | undefined;
  /** Everything up to the end of the page, as a gallery that grows shows it. @default false */
  readonly fromStart?: boolean | undefined;
}

export interface ContainerConfigOptions {
  readonly galleryId: string;
  /** The widget's number on the page, from 0. */
  readonly instance: number;
  /** Path of the page that shows the gallery. */
  readonly currentUrl: string;
  /** @default the shortcode of the gallery's number */
  readonly shortcodeId?: number | undefined;
}

/** The content of the CMS for pages that are rendered on the same server: no request, no wire. Addresses are root-relative. */
export interface CmsContent {
  galleries(): readonly CmsGallery[];
  /** Null when there is none with this id. */
  gallery(id: string): CmsGallery | null;
  /** Like the first answer of the wire. An unknown gallery is an empty page. */
  galleryPage(options: GalleryPageOptions): GalleryPage<GalleryImage>;
  /** The tags of a gallery's images. */
  tags(galleryId: string): readonly GalleryTag[];
  containerConfig(options: ContainerConfigOptions): WordPressGalleryConfig;
}
