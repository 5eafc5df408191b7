import type { HashCodec } from '../deepLink/types.ts';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxRequest } from '../backend/LightboxSource.ts';
import type { ElementProps, PropGetter } from '../shared/ElementProps.ts';

/** What opens with the image. */
export type LightboxTriggerRequest = Pick<LightboxRequest, 'openComments' | 'openShop'>;

/** A wish to see an image, made before or after the lightbox's code arrived. A new wish is a new object. */
export interface LightboxOpening {
  readonly imageId: string;
  readonly reason: 'trigger' | 'deepLink';
  readonly event: Event | undefined;
  readonly opener: HTMLElement | null;
  /** Comments or shop, where they were asked for. */
  readonly request?: LightboxTriggerRequest | undefined;
}

export interface UseLightboxIntentOptions {
  /** The gallery whose hash opens the lightbox at load; without it no deep link is looked for. */
  readonly galleryId?: string | undefined;
  /** False turns the deep link off, true is the default. @default galleryHashCodec */
  readonly hashCodec?: HashCodec | boolean | undefined;
  /** @default true */
  readonly enabled?: boolean | undefined;
}

/** What a thumbnail grid needs of the lightbox before its code is there. */
export interface UseLightboxIntentResult<TImage extends GalleryImage = GalleryImage> {
  /** True from the first sign of interest (pointer over the gallery, focus in it, an idle moment, a matching hash). */
  readonly isWanted: boolean;
  readonly opening: LightboxOpening | null;
  readonly getContainerProps: PropGetter<'div'>;
  /** For each thumbnail's link. A modifier key or a middle click follows the link. */
  getTriggerProps(
    props: ElementProps<'a'> & { readonly image: TImage; readonly request?: LightboxTriggerRequest | undefined },
  ): ElementProps<'a'>;
}
