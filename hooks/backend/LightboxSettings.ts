import type { CommentRules } from './CommentStore.ts';
import type { RatingIcon } from '../rating/types.ts';
import type { ShareNetwork } from '../share/types.ts';
import type { SlideEffect } from '../transition/types.ts';
import type { Watermark } from './Watermark.ts';

/** The settings that a back end has for the lightbox. An option of the hook wins over the setting, the setting over the default. */
export interface LightboxSettings {
  readonly loop?: boolean | undefined;
  readonly effect?: SlideEffect | undefined;
  /** Length of a slide change. */
  readonly effectDurationMs?: number | undefined;
  /** The time for which the slideshow shows an image. */
  readonly intervalMs?: number | undefined;
  readonly autoplay?: boolean | undefined;
  /** Fill the window, without the Fullscreen API. */
  readonly fullWindow?: boolean | undefined;
  /** Size of the pop-up in pixels where it does not fill the window. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly preload?: boolean | undefined;
  /** Images to preload beyond the visible thumbnails; 0 means all. */
  readonly preloadCount?: number | undefined;
  readonly filmstrip?: boolean | undefined;
  readonly filmstripDirection?: 'horizontal' | 'vertical' | undefined;
  /** Size of one thumbnail in the filmstrip, in pixels. */
  readonly filmstripThumbnailWidth?: number | undefined;
  readonly filmstripThumbnailHeight?: number | undefined;
  readonly filmstripPosition?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The bar of controls. */
  readonly controlBar?: boolean | undefined;
  readonly controlBarPosition?: 'top' | 'bottom' | undefined;
  /** A tab at the edge of the picture that slides the bar away. Without it the bar is hidden by key, by a tap, or in its menu. */
  readonly controlTab?: boolean | undefined;
  /** "3 / 24" among the controls. */
  readonly counter?: boolean | undefined;
  /** Fullscreen, and maximise where the pop-up does not fill the window. */
  readonly fullscreen?: boolean | undefined;
  /** A control that zooms. Fingers, wheel and keys zoom anyway, because people with low vision need them. */
  readonly zoom?: boolean | undefined;
  /** Title and description. */
  readonly info?: boolean | undefined;
  readonly infoPosition?: 'top' | 'bottom' | undefined;
  readonly infoAlign?: 'left' | 'center' | 'right' | undefined;
  readonly infoFullWidth?: boolean | undefined;
  /** The info box is open from the start. */
  readonly infoAlwaysShown?: boolean | undefined;
  /** Side that comments and shop stand on; right-to-left text mirrors it. */
  readonly sidebarPosition?: 'left' | 'right' | undefined;
  /** In pixels. */
  readonly sidebarWidth?: number | undefined;
  /** Laid over every picture. */
  readonly watermark?: Watermark | undefined;
  /** Cancel the context menu on images. */
  readonly protectImages?: boolean | undefined;
  /** Whether images can be commented on. Undefined: the back end does not tell. */
  readonly comments?: boolean | undefined;
  /** The fields that a comment needs, as far as they are known before the comments load. */
  readonly commentRules?: CommentRules | undefined;
  /** Open the comments with the lightbox. */
  readonly openComments?: boolean | undefined;
  readonly openShop?: boolean | undefined;
  /** Whether images with a price list are sold. */
  readonly shop?: boolean | undefined;
  /** Address of the page that networks are sent to when an image is shared; `{imageId}` in it stands for the image's id. */
  readonly shareUrl?: string | undefined;
  /** Networks that images can be shared on. */
  readonly shareNetworks?: readonly ShareNetwork[] | undefined;
  /** Offer the image in its original size. */
  readonly showOriginal?: boolean | undefined;
  /** Offer the original file for download. */
  readonly showDownload?: boolean | undefined;
  /** Visitors rate images. */
  readonly rating?: boolean | undefined;
  /** Stars to choose from. */
  readonly ratingStarCount?: number | undefined;
  /** Width and height of one star, in pixels. */
  readonly ratingStarSize?: number | undefined;
  readonly ratingIcon?: RatingIcon | undefined;
  readonly ratingPosition?: 'top' | 'bottom' | undefined;
  /** Whether the lightbox tells how often an image was shown. */
  readonly hitCounter?: boolean | undefined;
  readonly hitCounterPosition?: 'top' | 'bottom' | undefined;
}
