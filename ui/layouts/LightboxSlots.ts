import type { ReactNode } from 'react';
import type { GalleryImage, Watermark } from '@loggia/hooks/backend';
import type { UseHitsResult } from '@loggia/hooks/hits';
import type { LightboxSlide, UseLightboxResult } from '@loggia/hooks/lightbox';
import type { UseLoadMoreResult } from '@loggia/hooks/loadMore';
import type {
  ControlName,
  UseControlBarResult,
  UseInfoResult,
  UseMaximizeResult,
  UseMoreMenuResult,
  UseRatingPanelResult,
  UseSidebarsResult,
} from '@loggia/hooks/panels';
import type { FilmstripThumbnail, UseFilmstripResult } from '@loggia/hooks/filmstrip';
import type { UseFullscreenResult } from '@loggia/hooks/fullscreen';
import type { ElementProps } from '@loggia/hooks/shared';
import type { UseSlideshowResult } from '@loggia/hooks/slideshow';
import type { UseZoomResult } from '@loggia/hooks/zoom';
import type { ShareMenuPart } from '../components/share/ShareButton.tsx';
import type { Slot } from '../slots.ts';

/** The props of every slot of a lightbox. */
export interface LightboxPart<TImage extends GalleryImage = GalleryImage> {
  readonly lightbox: UseLightboxResult<TImage>;
}

/** State and getters of the controls, for buttons of your own. They refer to the lightbox's current image. */
export interface LightboxTools {
  readonly slideshow: UseSlideshowResult;
  readonly zoom: UseZoomResult;
  readonly fullscreen: UseFullscreenResult;
  readonly maximize: UseMaximizeResult;
  readonly info: UseInfoResult;
  readonly sidebars: UseSidebarsResult;
  /** The menu with the controls that have no place in the bar. */
  readonly menu: UseMoreMenuResult;
  /** The panel of the stars. */
  readonly panel: UseRatingPanelResult;
}

export type LightboxBarControls = Partial<Readonly<Record<ControlName, ReactNode>>>;

export interface LightboxBarPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  /** The counter, the controls in their order, and the props of a bar of your own. */
  readonly bar: UseControlBarResult;
  /** The kit's controls by name, for a bar of your own. Those with nothing to do are missing. */
  readonly controls: LightboxBarControls;
  readonly tools: LightboxTools;
}

export interface LightboxControlPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly name: ControlName;
  /** For a button of your own: `tools.slideshow.getPlayButtonProps()`. */
  readonly tools: LightboxTools;
}

export interface LightboxArrowPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly direction: 'previous' | 'next';
  /** For a button of your own. */
  readonly buttonProps: ElementProps<'button'>;
}

export interface LightboxCaptionPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly image: TImage;
  /** The title, the description, whether it is shown, and the props of a box of your own. */
  readonly info: UseInfoResult;
}

export interface LightboxSlidePart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly slide: LightboxSlide<TImage>;
  /** Returns the width at which the picture is shown, as `sizes` of an `<img>`. */
  readonly sizes: string;
}

export interface LightboxFilmstripPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly filmstrip: UseFilmstripResult<TImage>;
}

export interface LightboxThumbnailPart<TImage extends GalleryImage = GalleryImage> {
  readonly thumbnail: FilmstripThumbnail<TImage>;
  readonly filmstrip: UseFilmstripResult<TImage>;
}

export interface LightboxSidebarPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly name: 'comments' | 'shop';
  readonly sidebars: UseSidebarsResult;
  /** The kit's content, below its title: for a frame of your own, or for a `Sidebar` of the kit with further content. */
  readonly content: ReactNode;
}

export interface LightboxRatingPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  /** Whether the rating is shown, and the props of an element around it. */
  readonly panel: UseRatingPanelResult;
}

export interface LightboxHitCounterPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly hits: UseHitsResult;
}

export interface LightboxWatermarkPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  /** The watermark of the back end's settings. */
  readonly watermark: Watermark;
}

export interface LightboxLoadMorePart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly more: UseLoadMoreResult;
}

/** The parts of the lightbox that a page draws itself. Each gets the kit's state, and the kit's own element as `children`. */
export interface LightboxSlots<TImage extends GalleryImage = GalleryImage> {
  /** The bar of controls. */
  readonly bar?: Slot<LightboxBarPart<TImage>> | undefined;
  /** Each control of the bar, by its name. */
  readonly control?: Slot<LightboxControlPart<TImage>> | undefined;
  /** The controls before the kit's. Those after them are the `children` of the lightbox. @default nothing */
  readonly toolsBefore?: Slot<LightboxPart<TImage>> | undefined;
  /** The content of the share menu: networks, the address to copy, the system's share sheet. */
  readonly shareMenu?: Slot<ShareMenuPart<TImage>> | undefined;
  readonly closeButton?: Slot<LightboxPart<TImage> & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /** Each of the two arrows at the sides of the picture. */
  readonly arrow?: Slot<LightboxArrowPart<TImage>> | undefined;
  /** The box with title and description, over the picture. With this slot the info button is shown for every image. */
  readonly caption?: Slot<LightboxCaptionPart<TImage>> | undefined;
  /** The content of a slide: the picture, its placeholder, the notice of a failure, or a video. */
  readonly slide?: Slot<LightboxSlidePart<TImage>> | undefined;
  /** The content over the picture, in addition to the kit's. @default nothing */
  readonly overlay?: Slot<LightboxPart<TImage>> | undefined;
  /** Each of the two sidebars, comments and shop, with its title and close button. */
  readonly sidebar?: Slot<LightboxSidebarPart<TImage>> | undefined;
  /** The rating over the picture, if the back end takes votes. */
  readonly rating?: Slot<LightboxRatingPart<TImage>> | undefined;
  /** The number of times that the image was shown, if the back end counts and its settings show it. */
  readonly hitCounter?: Slot<LightboxHitCounterPart<TImage>> | undefined;
  /** The watermark over the picture, if the settings have one. */
  readonly watermark?: Slot<LightboxWatermarkPart<TImage>> | undefined;
  /** The message over the picture about images still to load (`onNeedMore`). Keep a live region (`more.getStatusProps`). */
  readonly loadMore?: Slot<LightboxLoadMorePart<TImage>> | undefined;
  /** The spinner while something loads. */
  readonly spinner?: Slot<LightboxPart<TImage>> | undefined;
  /** The notice in place of a list that failed to load. */
  readonly failure?: Slot<LightboxPart<TImage>> | undefined;
  readonly filmstrip?: Slot<LightboxFilmstripPart<TImage>> | undefined;
  /** The content of a thumbnail in the strip. */
  readonly thumbnail?: Slot<LightboxThumbnailPart<TImage>> | undefined;
}
