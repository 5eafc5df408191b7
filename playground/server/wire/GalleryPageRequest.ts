import type { ImageFilter } from '../database/ImageFilter.ts';
import type { Shortcode } from './shortcodes.ts';

/** A parsed paging request. */
export interface GalleryPageRequest {
  /** The widget's number on its page. */
  readonly instance: number;
  readonly shortcode: Shortcode;
  readonly shortcodeId: number;
  readonly galleryId: number;
  readonly themeId: string;
  readonly tag: string;
  readonly currentUrl: string;
  /** 1-based. */
  readonly page: number;
  readonly search: string;
  /** As repeated in the lightbox URL: `order`, `default`, `RAND()`, … */
  readonly sortText: string;
  readonly filter: ImageFilter;
}
