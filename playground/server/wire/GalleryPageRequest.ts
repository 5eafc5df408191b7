import type { ImageFilter } from '../database/ImageFilter.ts';
import type { Shortcode } from './shortcodes.ts';

/** A paging call, understood. */
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
  /** As it goes back into the lightbox address: `order`, `default`, `RAND()`, … */
  readonly sortText: string;
  readonly filter: ImageFilter;
}
