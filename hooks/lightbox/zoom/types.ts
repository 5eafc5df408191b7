import type { ReactNode } from 'react';
import type { GalleryImage } from '../../data/backend/GalleryImage.ts';
import type { LightboxClaims, LightboxStatus, SlideImageStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../../core/shared/createChangeDetails.ts';
import type { PropGetter } from '../../core/shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../../slides/slideshow/types.ts';
import type { SwipeDirection } from '../../slides/swipe/types.ts';
import type { ZoomLabels } from './labels.ts';

/**
 * Scale and position of an image in its surface. The position is the offset of the image's center from the surface's
 * center, in pixels.
 */
export interface ZoomView {
  /** Scale of the image, where 1 shows the whole image. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Whether moving the mouse pans the image. This is the case after the zoom button is pressed, for example. */
  readonly isFollowing: boolean;
}

/** Sizes that a view depends on, in pixels. */
export interface ZoomGeometry {
  readonly surfaceWidth: number;
  readonly surfaceHeight: number;
  /** Width of the whole image within the surface. */
  readonly imageWidth: number;
  readonly imageHeight: number;
  readonly maxScale: number;
  readonly toggleScale: number;
}

/** What is zoomed: a lightbox, or any component that shows an image. */
export interface ZoomTarget {
  /** Status of the lightbox. Omit it for inline components, which are always open. */
  readonly status?: LightboxStatus | undefined;
  /**
   * The image to zoom. If its `id` changes, the zoom is reset. `width` and `height` determine the image's aspect ratio.
   */
  readonly image?: (Partial<GalleryImage> & Pick<GalleryImage, 'id'>) | undefined;
  readonly imageStatus?: SlideImageStatus | undefined;
  /**
   * The lightbox's claims. While the image is zoomed or moving, the hook pauses the slideshow, and keeps drags that pan
   * the image from starting a swipe.
   */
  readonly claims?: LightboxClaims | undefined;
}

/**
 * When the mouse wheel zooms the image. `modified`: only while Ctrl is held, which includes pinching on a touchpad.
 * `always`: without a modifier key. Use this for a surface that fills the window. `off`: never.
 */
export type ZoomWheel = 'modified' | 'always' | 'off';

/**
 * Why the scale changed. `resize` means that the surface was resized. `slideChange` and `closed` mean that the image
 * was removed.
 */
export type ZoomChangeReason =
  | 'button'
  | 'keyboard'
  | 'doubleTap'
  | 'pinch'
  | 'wheel'
  | 'imperative'
  | 'resize'
  | 'slideChange'
  | 'closed';

export interface UseZoomOptions {
  /**
   * The element around the image, if another component renders it.
   * @default the element that receives `getSurfaceProps`
   */
  readonly surfaceElement?: HTMLElement | null | undefined;
  /** Scale after toggling. @default ZOOM_TOGGLE_SCALE */
  readonly toggleScale?: number | undefined;
  /** Maximum scale. @default ZOOM_MAX_SCALE, or the scale at which the image has its natural size, if that is larger */
  readonly maxScale?: number | undefined;
  /**
   * Called with each new scale, where 1 is the whole image. For a pinch or a wheel movement, it is called only once, at
   * the end. `details.cancel()` keeps the previous scale, but has no effect for `slideChange` and `closed`.
   */
  readonly onZoomChange?: ((scale: number, details: ChangeDetails<ZoomChangeReason>) => void) | undefined;
  /** When the mouse wheel zooms the image. @default 'modified' */
  readonly wheel?: ZoomWheel | undefined;
  /**
   * Whether the +, − and 0 keys zoom the image. While a lightbox is open, they work anywhere on the page. In inline
   * components, they work while the surface has focus.
   * @default true
   */
  readonly shortcuts?: boolean | undefined;
  readonly labels?: Partial<ZoomLabels> | undefined;
  /** Whether zooming is enabled. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseZoomResult {
  readonly isZoomed: boolean;
  /** Current scale, where 1 is the whole image. During a pinch, this is the scale before the pinch started. */
  readonly scale: number;
  /**
   * Whether there is an image to zoom. If the image is missing, has failed to load or is an embedded video, this is
   * `false` and the button is disabled.
   */
  readonly isAvailable: boolean;
  /**
   * Contains `zoom` while the image is zoomed or moved. A slideshow of the same lightbox pauses by itself. For another
   * target, pass the set to the `pauseReasons` option of `useSlideshow`.
   */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  zoomIn(reason?: ZoomChangeReason, event?: Event): void;
  zoomOut(reason?: ZoomChangeReason, event?: Event): void;
  /** Toggles between the whole image and `toggleScale`. */
  toggle(reason?: ZoomChangeReason, event?: Event): void;
  reset(reason?: ZoomChangeReason, event?: Event): void;
  /**
   * Returns whether a drag in the given direction may be a swipe. This is the case if the drag would not pan the zoomed
   * image. Pass this function to the `canStart` option of `useSwipe`.
   */
  canSwipe(direction: SwipeDirection): boolean;
  /** Multiplies the `sizes` of an `<img>` by the scale, so that the browser loads a larger file if there is one. */
  scaleSizes(sizes: string): string;
  /**
   * Multiplies the `sizes` of an image by the largest scale at which it has been shown. The result never shrinks.
   * Otherwise, the browser would load a second file for the smaller size.
   */
  largestSizes(pictureId: string, sizes: string): string;
  /**
   * The pinch and pan recognizer. It loads on the first touch and renders nothing visible. Render it once, anywhere.
   */
  readonly gestureNode: ReactNode;
  readonly getButtonProps: PropGetter<'button'>;
  /**
   * Props for the element around the image. While the image is zoomed, the element has `data-zoomed` and the custom
   * properties `--loggia-zoom-scale`, `--loggia-zoom-x` and `--loggia-zoom-y` (lengths). While touch or the mouse moves
   * the image, the element has `data-zoom-moving`.
   */
  readonly getSurfaceProps: PropGetter<'div'>;
  /**
   * Props for the image. If the size of the image is unknown, it is measured. The widths in `sizes` grow with the
   * scale.
   */
  readonly getImageProps: PropGetter<'img'>;
  /** Props for a visually hidden live region that contains `announcement`. */
  readonly getStatusProps: PropGetter<'div'>;
  /** Announcement of the last scale change, or ''. */
  readonly announcement: string;
  readonly labels: ZoomLabels;
}
