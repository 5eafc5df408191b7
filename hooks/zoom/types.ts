import type { ReactNode } from 'react';
import type { GalleryImage } from '../backend/GalleryImage.ts';
import type { LightboxStatus, SlideImageStatus } from '../lightbox/types.ts';
import type { ChangeDetails } from '../shared/createChangeDetails.ts';
import type { PropGetter } from '../shared/ElementProps.ts';
import type { SlideshowPauseReason } from '../slideshow/types.ts';
import type { SwipeDirection } from '../swipe/types.ts';
import type { ZoomLabels } from './labels.ts';

/** Position of an image in its surface, given by the offset of its middle from the middle of the surface, in pixels. */
export interface ZoomView {
  /** 1 shows the whole image. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Whether the mouse position selects the visible part, as after pressing the zoom button. */
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

/** Target of a zoom: a lightbox, or any component that shows an image. */
export interface ZoomTarget {
  /** Status of the lightbox. Omit it for inline components, which are always open. */
  readonly status?: LightboxStatus | undefined;
  /** The image. A different `id` resets the zoom; `width` and `height` give its aspect ratio. */
  readonly image?: (Partial<GalleryImage> & Pick<GalleryImage, 'id'>) | undefined;
  readonly imageStatus?: SlideImageStatus | undefined;
}

/**
 * When the mouse wheel zooms: `modified` with Ctrl (which touchpads report for a pinch), `always` for a surface that
 * fills the window, or `off`.
 */
export type ZoomWheel = 'modified' | 'always' | 'off';

/**
 * Reason for a scale change. `resize` means that the surface was resized; `slideChange` and `closed` mean that the
 * image was removed.
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
  /** The element around the image, if another component renders it. @default the element with `getSurfaceProps` */
  readonly surfaceElement?: HTMLElement | null | undefined;
  /** Scale after toggling. @default ZOOM_TOGGLE_SCALE */
  readonly toggleScale?: number | undefined;
  /** Maximum scale. @default ZOOM_MAX_SCALE, or the scale that shows the image's own pixels if that is larger */
  readonly maxScale?: number | undefined;
  /**
   * Called with each new scale, where 1 is the whole image; once at the end of a pinch or wheel movement.
   * `details.cancel()` keeps the previous scale, but has no effect for `slideChange` and `closed`.
   */
  readonly onZoomChange?: ((scale: number, details: ChangeDetails<ZoomChangeReason>) => void) | undefined;
  /** When the mouse wheel zooms. @default 'modified' */
  readonly wheel?: ZoomWheel | undefined;
  /**
   * Whether the keys +, − and 0 zoom. They work anywhere while a lightbox is open, and inline while the surface has
   * focus.
   * @default true
   */
  readonly shortcuts?: boolean | undefined;
  readonly labels?: Partial<ZoomLabels> | undefined;
  /** Whether zooming is enabled. @default true */
  readonly enabled?: boolean | undefined;
}

export interface UseZoomResult {
  readonly isZoomed: boolean;
  /** Current scale, where 1 is the whole image. During a pinch it is the previous scale. */
  readonly scale: number;
  /**
   * Whether there is an image to zoom. `false` while it is missing, failed, or for an embedded video; the button is
   * disabled then.
   */
  readonly isAvailable: boolean;
  /** `zoom` while the image is zoomed or moved. Pass it to the `pauseReasons` option of `useSlideshow`. */
  readonly pauseReasons: ReadonlySet<SlideshowPauseReason>;
  zoomIn(reason?: ZoomChangeReason, event?: Event): void;
  zoomOut(reason?: ZoomChangeReason, event?: Event): void;
  /** Toggles between the whole image and `toggleScale`. */
  toggle(reason?: ZoomChangeReason, event?: Event): void;
  reset(reason?: ZoomChangeReason, event?: Event): void;
  /**
   * Returns whether a drag in that direction does not pan the zoomed image. Pass it to the `canStart` option of
   * `useSwipe`.
   */
  canSwipe(direction: SwipeDirection): boolean;
  /** Multiplies the `sizes` of an `<img>` by the scale, so that the browser loads a larger file if available. */
  scaleSizes(sizes: string): string;
  /**
   * Multiplies the `sizes` of an image by the largest scale it was shown at. They never shrink, because a browser would
   * load a second file for a smaller size.
   */
  largestSizes(pictureId: string, sizes: string): string;
  /**
   * The recognizer for pinch and pan, which loads on the first touch and renders nothing visible. Render it once,
   * anywhere.
   */
  readonly gestureNode: ReactNode;
  readonly getButtonProps: PropGetter<'button'>;
  /**
   * Props for the element around the image. It has `data-zoomed` while zoomed, `data-zoom-moving` while touch or mouse
   * move the image, and while zoomed the custom properties `--loggia-zoom-scale`, `--loggia-zoom-x` and
   * `--loggia-zoom-y` (lengths).
   */
  readonly getSurfaceProps: PropGetter<'div'>;
  /** Props for the image. It is measured if its size is unknown, and its `sizes` grow with the scale. */
  readonly getImageProps: PropGetter<'img'>;
  /** Props for a visually hidden live region with `announcement`. */
  readonly getStatusProps: PropGetter<'div'>;
  /** The scale as text after it has changed, or ''. */
  readonly announcement: string;
  readonly labels: ZoomLabels;
}
