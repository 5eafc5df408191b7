import type { CommentRules } from './CommentStore.ts';
import type { RatingIcon } from '../rating/types.ts';
import type { ShareNetwork } from '../share/types.ts';
import type { SlideEffect } from '../transition/types.ts';
import type { Watermark } from './Watermark.ts';

/**
 * Lightbox settings provided by a backend. Options passed to the hook take precedence over these, and these over the
 * defaults.
 */
export interface LightboxSettings {
  readonly loop?: boolean | undefined;
  readonly effect?: SlideEffect | undefined;
  /** Duration of a slide transition. */
  readonly effectDurationMs?: number | undefined;
  /** How long the slideshow shows each image. */
  readonly intervalMs?: number | undefined;
  readonly autoplay?: boolean | undefined;
  /** Fills the viewport, without the Fullscreen API. */
  readonly fullWindow?: boolean | undefined;
  /** Size of the popup in pixels, if it does not fill the viewport. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly preload?: boolean | undefined;
  /** Number of images to preload beyond the visible thumbnails; 0 preloads all. */
  readonly preloadCount?: number | undefined;
  readonly filmstrip?: boolean | undefined;
  readonly filmstripDirection?: 'horizontal' | 'vertical' | undefined;
  /** Size of a filmstrip thumbnail, in pixels. */
  readonly filmstripThumbnailWidth?: number | undefined;
  readonly filmstripThumbnailHeight?: number | undefined;
  readonly filmstripPosition?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Shows the control bar. */
  readonly controlBar?: boolean | undefined;
  readonly controlBarPosition?: 'top' | 'bottom' | undefined;
  /** Shows a tab at the edge of the image that collapses the bar. Without it, the bar is hidden by key, tap or menu. */
  readonly controlTab?: boolean | undefined;
  /** Shows a counter such as "3 / 24" in the control bar. */
  readonly counter?: boolean | undefined;
  /** Shows the fullscreen control, and the maximize control if the popup does not fill the viewport. */
  readonly fullscreen?: boolean | undefined;
  /** Shows a zoom control. Touch, wheel and keyboard zoom always work, because people with low vision rely on them. */
  readonly zoom?: boolean | undefined;
  /** Shows title and description. */
  readonly info?: boolean | undefined;
  readonly infoPosition?: 'top' | 'bottom' | undefined;
  readonly infoAlign?: 'left' | 'center' | 'right' | undefined;
  readonly infoFullWidth?: boolean | undefined;
  /** Whether the info box is initially open. */
  readonly infoAlwaysShown?: boolean | undefined;
  /** Side of the comments and shop sidebar, mirrored for right-to-left text. */
  readonly sidebarPosition?: 'left' | 'right' | undefined;
  /** In pixels. */
  readonly sidebarWidth?: number | undefined;
  /** Overlaid on every image. */
  readonly watermark?: Watermark | undefined;
  /** Suppresses the context menu on images. */
  readonly protectImages?: boolean | undefined;
  /** Whether images can be commented on. Omit it if the backend does not report this. */
  readonly comments?: boolean | undefined;
  /** The rules for comments, as far as they are known before the comments load. */
  readonly commentRules?: CommentRules | undefined;
  /** Opens the comments with the lightbox. */
  readonly openComments?: boolean | undefined;
  readonly openShop?: boolean | undefined;
  /** Whether images with a price list can be bought. */
  readonly shop?: boolean | undefined;
  /** URL that is shared with networks. `{imageId}` is replaced by the image's id. */
  readonly shareUrl?: string | undefined;
  /** Networks that images can be shared on. */
  readonly shareNetworks?: readonly ShareNetwork[] | undefined;
  /** Shows a control that opens the image in its original size. */
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
  /** Whether to show how often an image was viewed. */
  readonly hitCounter?: boolean | undefined;
  readonly hitCounterPosition?: 'top' | 'bottom' | undefined;
}
