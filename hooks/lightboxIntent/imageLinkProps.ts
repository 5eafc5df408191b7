import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { ElementProps } from '../shared/ElementProps.ts';
import type { LightboxTriggerRequest, UseLightboxIntentResult } from './types.ts';

/**
 * The action of a click on a thumbnail. `openLightbox` opens the image, unless it leads to a page of its own. With `redirect` only images
 * that lead to a page can be clicked, with `none` no image.
 */
export type ThumbnailClickAction = 'openLightbox' | 'redirect' | 'none';

export interface ImageLinkOptions<TImage extends GalleryImage> {
  readonly image: TImage;
  readonly intent: Pick<UseLightboxIntentResult<TImage>, 'getTriggerProps'>;
  /** @default 'openLightbox' */
  readonly clickAction?: ThumbnailClickAction | undefined;
  /** Pages that images lead to open in a new tab. @default true */
  readonly opensNewTab?: boolean | undefined;
  /** The panel that opens with the image in a lightbox, whatever `clickAction` says. */
  readonly request?: LightboxTriggerRequest | undefined;
}

/** Props of the link around a thumbnail; empty where it is no link. */
export function imageLinkProps<TImage extends GalleryImage>(options: ImageLinkOptions<TImage>): ElementProps<'a'> {
  const { image, intent, clickAction = 'openLightbox', opensNewTab = true, request } = options;
  if (request) return intent.getTriggerProps({ image: { ...image, redirectUrl: undefined }, request });
  const { redirectUrl } = image;
  if (clickAction === 'none' || (clickAction === 'redirect' && !redirectUrl)) return {};
  return intent.getTriggerProps({ image, target: redirectUrl && !opensNewTab ? '_self' : undefined });
}
