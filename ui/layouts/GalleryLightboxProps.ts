import type { Backend, GalleryImage } from '@loggia/hooks/backend';
import type { UseGalleryOptions, UseGalleryResult } from '@loggia/hooks/gallery';
import type { ShownIndexStore, UseLightboxIntentResult } from '@loggia/hooks/lightboxIntent';
import type { LightboxProps } from './LightboxProps.ts';

export interface GalleryLightboxProps<TImage extends GalleryImage = GalleryImage> {
  /** What the gallery was given: its list, or what serves its pages. */
  readonly given: Pick<UseGalleryOptions<TImage>, 'images' | 'source' | 'query'>;
  readonly gallery: Pick<
    UseGalleryResult<TImage>,
    'images' | 'page' | 'pageCount' | 'total' | 'randomSeed' | 'containerRef'
  >;
  readonly backend: Backend<TImage> | null;
  readonly intent: Pick<UseLightboxIntentResult<TImage>, 'opening' | 'setOpening'>;
  readonly options: LightboxProps<TImage>;
  /** Is told which thumbnail of the gallery belongs to the image that is shown. */
  readonly shown: ShownIndexStore;
}
