import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { ListSpan } from './ListSpan.ts';

/** What a lightbox goes through, and the back end's wishes for it. */
export interface LightboxList<TImage extends GalleryImage = GalleryImage> extends ListSpan {
  readonly images: readonly TImage[];
  readonly settings: LightboxSettings;
  readonly loop: boolean;
}
