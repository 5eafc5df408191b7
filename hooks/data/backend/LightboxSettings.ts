import type { CommentRules } from './CommentStore.ts';
import type { RatingIcon } from '../../lightbox/rating/types.ts';
import type { ShareNetwork } from '../../lightbox/share/types.ts';
import type { SlideEffect } from '../../slides/transition/types.ts';
import type { Watermark } from './Watermark.ts';

/**
 * Lightbox settings provided by a backend. They override the defaults, and options passed to the hook override them.
 */
export interface LightboxSettings {
  readonly loop?: boolean | undefined;
  readonly effect?: SlideEffect | undefined;
  /** Duration of a slide transition. */
  readonly effectDurationMs?: number | undefined;
  /** How long the slideshow shows each image. */
  readonly intervalMs?: number | undefined;
  readonly autoplay?: boolean | undefined;
  /** Whether the lightbox fills the viewport, without using the Fullscreen API. */
  readonly fullWindow?: boolean | undefined;
  /** Width of the popup in pixels, if it doesn't fill the viewport. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly preload?: boolean | undefined;
  /** Number of images to preload beyond the visible thumbnails. 0 preloads all images. */
  readonly preloadCount?: number | undefined;
  readonly filmstrip?: boolean | undefined;
  readonly filmstripDirection?: 'horizontal' | 'vertical' | undefined;
  /** Width of a filmstrip thumbnail, in pixels. */
  readonly filmstripThumbnailWidth?: number | undefined;
  readonly filmstripThumbnailHeight?: number | undefined;
  readonly filmstripPosition?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Shows the control bar. */
  readonly controlBar?: boolean | undefined;
  readonly controlBarPosition?: 'top' | 'bottom' | undefined;
  /**
   * Shows a tab at the edge of the image that collapses the control bar. Without the tab, users can still hide the bar
   * with a key, a tap or the menu.
   */
  readonly controlTab?: boolean | undefined;
  /** Shows a counter such as "3 / 24" in the control bar. */
  readonly counter?: boolean | undefined;
  /** Shows the fullscreen control, and the maximize control if the popup doesn't fill the viewport. */
  readonly fullscreen?: boolean | undefined;
  /** Shows a zoom control. Touch, wheel and keyboard zoom always work, because people with low vision rely on them. */
  readonly zoom?: boolean | undefined;
  /** Shows the title and description. */
  readonly info?: boolean | undefined;
  readonly infoPosition?: 'top' | 'bottom' | undefined;
  readonly infoAlign?: 'left' | 'center' | 'right' | undefined;
  readonly infoFullWidth?: boolean | undefined;
  /** Whether the info panel is initially open. */
  readonly infoAlwaysShown?: boolean | undefined;
  /** The side where the sidebar with the comments and the shop is shown. It is mirrored in right-to-left layouts. */
  readonly sidebarPosition?: 'left' | 'right' | undefined;
  /** Width of the sidebar, in pixels. */
  readonly sidebarWidth?: number | undefined;
  /** Watermark that is overlaid on every image. */
  readonly watermark?: Watermark | undefined;
  /** Disables the context menu on images. */
  readonly protectImages?: boolean | undefined;
  /** Whether images can be commented on. Omit it if the backend doesn't report this. */
  readonly comments?: boolean | undefined;
  /** The rules for comments that are known before the comments load. */
  readonly commentRules?: CommentRules | undefined;
  /** Opens the comments together with the lightbox. */
  readonly openComments?: boolean | undefined;
  readonly openShop?: boolean | undefined;
  /** Whether images with a price list can be purchased. */
  readonly shop?: boolean | undefined;
  /** URL to share. `{imageId}` is replaced with the image's id. */
  readonly shareUrl?: string | undefined;
  /** Networks that images can be shared on. */
  readonly shareNetworks?: readonly ShareNetwork[] | undefined;
  /** Shows a control that opens the image at its original size. */
  readonly showOriginal?: boolean | undefined;
  /** Shows a control that downloads the original file. */
  readonly showDownload?: boolean | undefined;
  /** Whether users can rate images. */
  readonly rating?: boolean | undefined;
  /** Number of stars. */
  readonly ratingStarCount?: number | undefined;
  /** Width and height of one star, in pixels. */
  readonly ratingStarSize?: number | undefined;
  readonly ratingIcon?: RatingIcon | undefined;
  readonly ratingPosition?: 'top' | 'bottom' | undefined;
  /** Whether to show how many times an image has been viewed. */
  readonly hitCounter?: boolean | undefined;
  readonly hitCounterPosition?: 'top' | 'bottom' | undefined;
}
