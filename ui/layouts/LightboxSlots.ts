import type { GalleryImage } from '@loggia/hooks/backend';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import type { ControlName, UseControlBarResult, UseInfoResult } from '@loggia/hooks/panels';
import type { FilmstripThumbnail, UseFilmstripResult } from '@loggia/hooks/filmstrip';
import type { ElementProps } from '@loggia/hooks/shared';
import type { Slot } from '../slots.ts';

/** What every slot of a lightbox gets. */
export interface LightboxPart<TImage extends GalleryImage = GalleryImage> {
  readonly lightbox: UseLightboxResult<TImage>;
}

export interface LightboxBarPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  /** Counter, wanted controls and their order, and the props of a bar of your own. */
  readonly bar: UseControlBarResult;
}

export interface LightboxControlPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly name: ControlName;
}

export interface LightboxArrowPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly direction: 'previous' | 'next';
  /** For a button of your own. */
  readonly buttonProps: ElementProps<'button'>;
}

export interface LightboxCaptionPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly image: TImage;
  /** Title, description, whether it is shown, and the props of a box of your own. */
  readonly info: UseInfoResult;
}

export interface LightboxSlidePart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly slide: LightboxSlide<TImage>;
  /** How wide the picture is shown, as `sizes` of an `<img>`. */
  readonly sizes: string;
}

export interface LightboxFilmstripPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly filmstrip: UseFilmstripResult<TImage>;
}

export interface LightboxThumbnailPart<TImage extends GalleryImage = GalleryImage> {
  readonly thumbnail: FilmstripThumbnail<TImage>;
  readonly filmstrip: UseFilmstripResult<TImage>;
}

/** Parts of the lightbox that a page draws itself. Each gets what the kit knows there, and the kit's own drawing as `children`. */
export interface LightboxSlots<TImage extends GalleryImage = GalleryImage> {
  /** The bar of controls. */
  readonly bar?: Slot<LightboxBarPart<TImage>> | undefined;
  /** Each control of the bar, by its name. */
  readonly control?: Slot<LightboxControlPart<TImage>> | undefined;
  /** Tools before the kit's; those after them are the `children` of the lightbox. @default nothing */
  readonly toolsBefore?: Slot<LightboxPart<TImage>> | undefined;
  readonly closeButton?: Slot<LightboxPart<TImage> & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /** Each of the two arrows at the sides of the picture. */
  readonly arrow?: Slot<LightboxArrowPart<TImage>> | undefined;
  /** The box with title and description, over the picture. */
  readonly caption?: Slot<LightboxCaptionPart<TImage>> | undefined;
  /** What is in a slide: the picture, its placeholder, the notice of a failure, or a video. */
  readonly slide?: Slot<LightboxSlidePart<TImage>> | undefined;
  /** Over the picture, besides all that the kit draws there. @default nothing */
  readonly overlay?: Slot<LightboxPart<TImage>> | undefined;
  /** What turns while something loads. */
  readonly spinner?: Slot<LightboxPart<TImage>> | undefined;
  /** Stands where the list could not be loaded. */
  readonly failure?: Slot<LightboxPart<TImage>> | undefined;
  readonly filmstrip?: Slot<LightboxFilmstripPart<TImage>> | undefined;
  /** What is in a thumbnail of the strip. */
  readonly thumbnail?: Slot<LightboxThumbnailPart<TImage>> | undefined;
}
