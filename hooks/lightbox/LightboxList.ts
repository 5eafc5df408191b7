import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxSettings } from '../backend/LightboxSettings.ts';
import type { ListSpan } from './ListSpan.ts';
import type { LightboxOpenReason } from './types.ts';

/** What a lightbox goes through, the back end's wishes for it, and why it is open or closed. */
export interface LightboxList<TImage extends GalleryImage = GalleryImage> extends ListSpan {
  readonly images: readonly TImage[];
  readonly settings: LightboxSettings;
  readonly loop: boolean;
  /** What led to the last opening or closing. */
  readonly openReason: LightboxOpenReason;
}
