import type { ImageFilter } from '../database/ImageFilter.ts';
import type { LightboxOptions } from './shortcodes.ts';

/** A parsed lightbox request. */
export interface GalleryBoxRequest {
  readonly origin: string;
  readonly instance: number;
  readonly galleryId: number;
  readonly imageId: number;
  readonly tag: string;
  readonly themeId: string;
  readonly shortcodeId: string;
  readonly currentUrl: string;
  readonly opensComments: boolean;
  readonly opensShop: boolean;
  readonly options: LightboxOptions;
  /** If false, the site's defaults apply. They are printed as numbers, a shortcode's settings as strings. */
  readonly hasShortcode: boolean;
  readonly filter: ImageFilter;
}
