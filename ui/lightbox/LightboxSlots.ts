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
import type { ShareMenuPart } from '../share/ShareButton.tsx';
import type { Slot } from '../slots.ts';

/** The props of every lightbox slot. */
export interface LightboxPart<TImage extends GalleryImage = GalleryImage> {
  readonly lightbox: UseLightboxResult<TImage>;
}

/** State and prop getters for custom controls. They refer to the current image. */
export interface LightboxTools {
  readonly slideshow: UseSlideshowResult;
  readonly zoom: UseZoomResult;
  readonly fullscreen: UseFullscreenResult;
  readonly maximize: UseMaximizeResult;
  readonly info: UseInfoResult;
  readonly sidebars: UseSidebarsResult;
  /** The menu with the controls that are not in the bar. */
  readonly menu: UseMoreMenuResult;
  /** The rating panel. */
  readonly panel: UseRatingPanelResult;
}

export type LightboxBarControls = Partial<Readonly<Record<ControlName, ReactNode>>>;

export interface LightboxBarPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  /** The counter, the order of the controls, and the props for a custom bar. */
  readonly bar: UseControlBarResult;
  /** The kit's controls by name, for a custom bar. Controls that aren't available are omitted. */
  readonly controls: LightboxBarControls;
  readonly tools: LightboxTools;
}

export interface LightboxControlPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly name: ControlName;
  /** State and prop getters for a custom button, such as `tools.slideshow.getPlayButtonProps()`. */
  readonly tools: LightboxTools;
}

export interface LightboxArrowPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly direction: 'previous' | 'next';
  /** The props for a custom button. */
  readonly buttonProps: ElementProps<'button'>;
}

export interface LightboxCaptionPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly image: TImage;
  /** The title, the description, whether they are shown, and the props for a custom box. */
  readonly info: UseInfoResult;
}

export interface LightboxSlidePart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly slide: LightboxSlide<TImage>;
  /** The display width of the image, as a value for the `sizes` attribute of an `<img>`. */
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
  /**
   * The kit's content below the title. Use it in a custom container, or in the kit's `Sidebar` along with more content.
   */
  readonly content: ReactNode;
}

export interface LightboxRatingPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  /** Whether the rating is shown, and the props for an element around it. */
  readonly panel: UseRatingPanelResult;
}

export interface LightboxHitCounterPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly hits: UseHitsResult;
}

export interface LightboxWatermarkPart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  /** The watermark from the backend's settings. */
  readonly watermark: Watermark;
}

export interface LightboxLoadMorePart<TImage extends GalleryImage = GalleryImage> extends LightboxPart<TImage> {
  readonly more: UseLoadMoreResult;
}

/**
 * Replaces the elements that the kit renders for a lightbox. Each slot receives the kit's state, and the kit's element
 * as `children`.
 */
export interface LightboxSlots<TImage extends GalleryImage = GalleryImage> {
  /** The control bar. */
  readonly bar?: Slot<LightboxBarPart<TImage>> | undefined;
  /** Called for each control of the bar. */
  readonly control?: Slot<LightboxControlPart<TImage>> | undefined;
  /** Controls before the kit's controls. To add controls after them, use the lightbox's `children`. @default none */
  readonly toolsBefore?: Slot<LightboxPart<TImage>> | undefined;
  /** The content of the share menu: social networks, the URL to copy, and access to the system share sheet. */
  readonly shareMenu?: Slot<ShareMenuPart<TImage>> | undefined;
  readonly closeButton?: Slot<LightboxPart<TImage> & { readonly buttonProps: ElementProps<'button'> }> | undefined;
  /** Called for each of the two arrows at the sides of the image. */
  readonly arrow?: Slot<LightboxArrowPart<TImage>> | undefined;
  /**
   * The box with the title and description over the image. If you use this slot, the info button is shown for every
   * image.
   */
  readonly caption?: Slot<LightboxCaptionPart<TImage>> | undefined;
  /** The content of a slide: the image, its placeholder, an error notice, or a video. */
  readonly slide?: Slot<LightboxSlidePart<TImage>> | undefined;
  /** Content over the image, in addition to the kit's. @default nothing */
  readonly overlay?: Slot<LightboxPart<TImage>> | undefined;
  /** A sidebar, including its title and close button. Called for each of the two sidebars (comments and shop). */
  readonly sidebar?: Slot<LightboxSidebarPart<TImage>> | undefined;
  /** The rating over the image, if the backend accepts votes. */
  readonly rating?: Slot<LightboxRatingPart<TImage>> | undefined;
  /**
   * The number of times that the image has been shown, if the backend counts hits and its settings enable the counter.
   */
  readonly hitCounter?: Slot<LightboxHitCounterPart<TImage>> | undefined;
  /** The watermark over the image, if the settings have one. */
  readonly watermark?: Slot<LightboxWatermarkPart<TImage>> | undefined;
  /**
   * The message over the image about loading more images (`onNeedMore`). Your slot must render a live region
   * (`more.getStatusProps`).
   */
  readonly loadMore?: Slot<LightboxLoadMorePart<TImage>> | undefined;
  /** The spinner while something loads. */
  readonly spinner?: Slot<LightboxPart<TImage>> | undefined;
  /** The notice that is shown instead of a list that failed to load. */
  readonly failure?: Slot<LightboxPart<TImage>> | undefined;
  readonly filmstrip?: Slot<LightboxFilmstripPart<TImage>> | undefined;
  /** The content of a filmstrip thumbnail. */
  readonly thumbnail?: Slot<LightboxThumbnailPart<TImage>> | undefined;
}
