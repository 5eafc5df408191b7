import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { ElementProps } from '../../core/shared/ElementProps.ts';
import type { LightboxTriggerRequest, UseLightboxIntentResult } from './types.ts';

/**
 * What clicking a thumbnail does. `openLightbox` opens the image in the lightbox, unless the image links to a page.
 * With `redirect`, only images that link to a page are clickable. With `none`, no images are clickable.
 */
export type ThumbnailClickAction = 'openLightbox' | 'redirect' | 'none';

export interface ImageLinkOptions<TImage extends GalleryImage> {
  readonly image: TImage;
  readonly intent: Pick<UseLightboxIntentResult<TImage>, 'getTriggerProps'>;
  /** What clicking the thumbnail does. @default 'openLightbox' */
  readonly clickAction?: ThumbnailClickAction | undefined;
  /** For images that link to a page, whether the page opens in a new tab. @default true */
  readonly opensNewTab?: boolean | undefined;
  /** Panel to open together with the image in the lightbox, regardless of `clickAction`. */
  readonly request?: LightboxTriggerRequest | undefined;
}

/** Returns the props of the link around a thumbnail, or an empty object if the thumbnail is not clickable. */
export function imageLinkProps<TImage extends GalleryImage>(options: ImageLinkOptions<TImage>): ElementProps<'a'> {
  const { image, intent, clickAction = 'openLightbox', opensNewTab = true, request } = options;
  if (request) return intent.getTriggerProps({ image: { ...image, redirectUrl: undefined }, request });
  const { redirectUrl } = image;
  if (clickAction === 'none' || (clickAction === 'redirect' && !redirectUrl)) return {};
  return intent.getTriggerProps({ image, target: redirectUrl && !opensNewTab ? '_self' : undefined });
}
