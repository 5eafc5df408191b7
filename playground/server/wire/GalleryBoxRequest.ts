import type { ImageFilter } from '../database/ImageFilter.ts';
import type { LightboxOptions } from './shortcodes.ts';

/** A lightbox call, understood. */
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
  /** False: the site's defaults, which come as numbers where a shortcode's settings come as texts. */
  readonly hasShortcode: boolean;
  readonly filter: ImageFilter;
}
